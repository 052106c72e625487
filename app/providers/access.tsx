// How to reach a provider: its routes, keys and billing.
import type { Call, Plugin } from "hubsmith";
import { ROUTER } from "#core/http/route";
import { valueText } from "#plugins/catalogue/request-text";
import { isEnv } from "hubsmith/code";
import type { ReactNode } from "react";
import { Part } from "../routing/part.tsx";
import type { Facts, WayFacts } from "./facts.ts";
import { WAYS } from "./requests.tsx";
import { HUB_ID } from "./sample.ts";

/** The section. */
export function Access({ facts: { provider, ways, tasks } }: { readonly facts: Facts }): ReactNode {
  const { label, aliases = [] } = provider;
  const isPolicy = provider.baseUrl === undefined;
  const isRouted = provider.isOffHub !== true && (!isPolicy || aliases.length > 0);
  const chats = isRouted ? tasks.filter(({ task }) => task.routerApi) : [];
  const named = isPolicy
    ? `Append an alias of ${label} to the model's id`
    : "Append the provider's id to the model's id";
  return (
    <Part id="how-to-reach" title="Access" items={ways}>
      <div className="provider-ways">
        {ways.map((one) => (
          <div key={one.way}>
            <h3>{WAYS[one.way]}</h3>
            <p>{aboutOf(one, provider)}</p>
            <dl className="provider-facts">
              <div>
                <dt>URL</dt>
                <dd>{addressOf(one, provider)}</dd>
              </div>
              {one.call !== undefined && <Key call={one.call} />}
            </dl>
          </div>
        ))}
      </div>
      {chats.length > 0 && (
        <p>
          The router’s chat API is at <code translate="no">{`${ROUTER}/v1/chat/completions`}</code>.{" "}
          {named}: <code translate="no">{`${HUB_ID}:${isPolicy ? aliases[0] : provider.id}`}</code>.
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
          Snippets read it from the environment variable <code translate="no">{name}</code>.
        </dd>
      </div>
      <div>
        <dt>Sent as</dt>
        <dd>
          {header === undefined ? (
            "a part of the URL"
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
        return "Hugging Face’s router chooses a provider that hosts the model. Use a Hugging Face token (hf_…). Hugging Face bills you.";
      return isHuggingFace === true
        ? "Hugging Face runs these servers. Use a Hugging Face token (hf_…). Hugging Face bills you."
        : `The default. Hugging Face forwards the request to ${label}, and bills you. Use a Hugging Face token (hf_…).`;
    case "direct":
      return isOffHub === true
        ? `Hugging Face’s router does not support ${label}. Requests go directly to ${label}, with its API key. ${label} bills you.`
        : `If you select a direct request. Use an API key of ${label}, which bills you. A Hugging Face token is never sent there.`;
    case "endpoint":
      return "For a custom endpoint, such as a dedicated server for one model. Use the key of that endpoint.";
  }
}

function addressOf({ way }: WayFacts, { id, baseUrl }: Plugin<"provider">): ReactNode {
  if (way === "endpoint") return "the URL that you enter";
  const url = way === "direct" ? baseUrl : baseUrl === undefined ? ROUTER : `${ROUTER}/${id}`;
  return (
    <code dir="ltr" translate="no">
      {url}
    </code>
  );
}
