// What a reader needs on the Hub or from a provider: a token, and access to a gated model.
import type { ReactNode } from "react";
import { hubUrl } from "../routing/hub-url.ts";
import type { NeededToken } from "./state/call/needed-token.ts";

/** What to get, with a link, and the permission. */
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

/** When a reader needs access to a gated model, with a link. */
export const AccessNeed = ({ id }: { readonly id: string }): ReactNode => (
  <>
    <a href={hubUrl("models", id)} rel="noreferrer">
      Request access
    </a>{" "}
    to download the files of this gated model.
  </>
);
