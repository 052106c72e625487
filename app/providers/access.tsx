// How to reach a provider: its routes, keys and billing.
import type { Call, Plugin } from "hubsmith";
import { ROUTER } from "#core/http/route";
import { valueText } from "#plugins/catalogue/request-text";
import { isEnv } from "hubsmith/code";
import type { ReactNode } from "react";
import { Part } from "../reading/part.tsx";
import type { Facts, WayFacts } from "./facts.ts";
import { WAYS } from "./requests.tsx";
import { HUB_ID } from "./sample.ts";

/** The section. */
export function Access({ facts: { provider, ways, tasks } }: { readonly facts: Facts }): ReactNode {
  const { label, aliases = [] } = provider;
  const isPolicy = provider.baseUrl === undefined;
  const isTold = provider.isOffHub !== true && (!isPolicy || aliases.length > 0);
  const chats = isTold ? tasks.filter(({ task }) => task.routerApi) : [];
  const named = isPolicy
    ? `One of ${label}'s other names goes behind the model's id`
    : "The model's id then ends with the provider's";
  return (
    <Part id="how-to-reach" title="How it is reached" items={ways}>
      <div className="provider-ways">
        {ways.map((one) => (
          <div key={one.way}>
            <h3>{WAYS[one.way]}</h3>
            <p>{aboutOf(one, provider)}</p>
            <dl className="provider-facts">
              <div>
                <dt>Address</dt>
                <dd>{addressOf(one, provider)}</dd>
              </div>
              {one.call !== undefined && <Key call={one.call} />}
            </dl>
          </div>
        ))}
      </div>
      {chats.length > 0 && (
        <p>
          The router has its own API for chats, at{" "}
          <code translate="no">{`${ROUTER}/v1/chat/completions`}</code>. {named}, as in{" "}
          <code translate="no">{`${HUB_ID}:${isPolicy ? aliases[0] : provider.id}`}</code>.
        </p>
      )}
    </Part>
  );
}

function Key({ call }: { readonly call: Call }): ReactNode {
  const { token, request: wire } = call;
  const name = isEnv(token) ? token.name : "";
  const headers = "reason" in wire ? [] : Object.entries(wire.headers);
  const header = headers.find(([, value]) => valueText(value).includes(`$${name}`));
  return (
    <>
      <div>
        <dt>Key</dt>
        <dd>
          A snippet reads it from the environment variable <code translate="no">{name}</code>.
        </dd>
      </div>
      <div>
        <dt>Sent as</dt>
        <dd>
          {header === undefined ? (
            "a part of the address"
          ) : (
            <code translate="no">{`${header[0]}: ${valueText(header[1])}`}</code>
          )}
        </dd>
      </div>
    </>
  );
}

function aboutOf({ way }: WayFacts, provider: Plugin<"provider">): string {
  const { label, baseUrl, isHuggingFace, isOffHub } = provider;
  switch (way) {
    case "routed":
      if (baseUrl === undefined)
        return "The router of Hugging Face chooses a provider that hosts the model. The key is a token of Hugging Face (hf_…), and Hugging Face bills you.";
      return isHuggingFace === true
        ? "These are servers of Hugging Face itself. The key is a token of Hugging Face (hf_…), and Hugging Face bills you."
        : `Snippets go this way unless you ask for a direct request. Hugging Face passes the request on to ${label}, and bills you. The key is a token of Hugging Face (hf_…).`;
    case "direct":
      return isOffHub === true
        ? `The router of Hugging Face does not know ${label}, so every request goes to it directly, with a key of ${label}, which bills you.`
        : `When you ask for a direct request. The key is one of ${label}, which bills you; a token of Hugging Face is never sent there.`;
    case "endpoint":
      return "With the URL of a custom endpoint, such as one that runs a single model for you. The key is that of your endpoint.";
  }
}

function addressOf({ way }: WayFacts, { id, baseUrl }: Plugin<"provider">): ReactNode {
  if (way === "endpoint") return "the one that you give";
  const url = way === "direct" ? baseUrl : baseUrl === undefined ? ROUTER : `${ROUTER}/${id}`;
  return (
    <code dir="ltr" translate="no">
      {url}
    </code>
  );
}
