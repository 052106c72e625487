// The requirements of a snippet on the Hub or at a provider: a token, and access to a gated model.
import type { ReactNode } from "react";
import { hubUrl } from "../../browser/hub-url.ts";
import type { NeededToken } from "../data/needed-token.ts";

export const TokenNeed = ({ what, keysUrl, permission }: NeededToken): ReactNode => (
  <span>
    {keysUrl === undefined ? (
      what
    ) : (
      <a href={keysUrl} rel="noreferrer">
        {what}
      </a>
    )}
    {permission && ` with the permission “${permission}”`}
  </span>
);

/** Who bills the call, with a link to prices if there is one. */
export const Billing = ({ billedBy, pricingUrl }: NeededToken): ReactNode =>
  billedBy && (
    <>
      Billed by {billedBy}
      {pricingUrl && (
        <>
          :{" "}
          <a href={pricingUrl} rel="noreferrer">
            pricing
          </a>
        </>
      )}
      .
    </>
  );

export const AccessNeed = ({ id }: { readonly id: string }): ReactNode => (
  <>
    To download the files of this gated model,{" "}
    <a href={hubUrl("models", id)} rel="noreferrer">
      request access
    </a>
    .
  </>
);
