// One place decides where a call goes, with which token, and under which name the model is known there.
import { env, type Text, text, type Value } from "../code/value.ts";
import { absent, type Absence } from "../hub/diagnostic.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Target, WireParts } from "./wire.ts";

/** The hub's router. @public */
export const ROUTER = "https://router.huggingface.co";

/** What the user of a snippet chose about where it goes. @public */
export interface RouteOptions {
  /** Printed as it is; without it, a snippet reads an environment variable. */
  readonly accessToken?: string;
  /** Shows a placeholder to replace instead of an environment variable. */
  readonly tokenPlaceholder?: boolean;
  /** Calls the provider itself instead of the router. */
  readonly directRequest?: boolean;
  /** Calls an endpoint of the user's own. */
  readonly endpointUrl?: string;
  /** The organisation that pays for routed requests. */
  readonly billTo?: string;
}

/** Where a call goes. @internal */
export interface Route {
  readonly target: Target;
  readonly baseUrl: string;
  readonly token: Value;
  readonly authorization: string | Text;
  readonly billTo?: string;
}

const HEADER_TEXT = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;
const HTTP_URL = /^https?:\/\/(\[[\da-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?([/?][\x21\x22\x24-\x7e]*)?$/;

/** Decides the route, or says which of the choices do not go together. @internal */
export function routeOf(provider: ProviderSpec, options: RouteOptions): Route | Absence {
  const { accessToken, endpointUrl, directRequest = false, billTo } = options;
  for (const [name, value] of Object.entries({ accessToken, billTo })) {
    if (value !== undefined && value !== "" && !HEADER_TEXT.test(value)) {
      return absent(
        "bad-option",
        `${name} has characters that no HTTP header takes.`,
        "Give printable ASCII without blanks around it.",
      );
    }
  }
  const isPolicy = provider.baseUrl === undefined;
  if (endpointUrl !== undefined) {
    if (!HTTP_URL.test(endpointUrl)) {
      return absent(
        "bad-option",
        "endpointUrl is no http or https URL.",
        "Give the URL of the endpoint, https:// first.",
      );
    }
    if (directRequest || !(isPolicy || provider.isHub)) {
      return absent(
        "endpoint-with-provider",
        `An endpoint of your own is not served by ${provider.label}.`,
        "Give either endpointUrl or a provider, and no directRequest.",
      );
    }
    return {
      target: "endpoint",
      baseUrl: endpointUrl,
      ...tokenOf("API_TOKEN", "YOUR_API_TOKEN", "Bearer", options),
    };
  }
  if (directRequest && isPolicy) {
    return absent(
      "direct-policy",
      `${provider.label} is a choice that the router makes; there is no server to call directly.`,
      "Choose a provider, or leave directRequest out.",
    );
  }
  const takesHubToken = !directRequest || provider.isHub === true;
  if (accessToken && accessToken.startsWith("hf_") !== takesHubToken) {
    return takesHubToken
      ? absent(
          "token-mismatch",
          "The token is not one of the hub, and would be sent to its router.",
          "Give a token that starts with hf_, or ask for a direct request.",
        )
      : absent(
          "token-mismatch",
          `The token is one of the hub, and would be sent to ${provider.label}.`,
          `Give a key of ${provider.label}, or leave directRequest out.`,
        );
  }
  const variable = takesHubToken
    ? "HF_TOKEN"
    : `${provider.id
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, "_")
        .replace(/^(?=\d)/, "_")}_API_KEY`;
  const scheme = directRequest ? (provider.authScheme ?? "Bearer") : "Bearer";
  return {
    target: directRequest ? "direct" : "routed",
    baseUrl: directRequest ? provider.baseUrl! : `${ROUTER}/${provider.id}`,
    ...tokenOf(variable, takesHubToken ? "hf_YOUR_TOKEN" : "YOUR_API_KEY", scheme, options),
    ...(billTo && !directRequest ? { billTo } : {}),
  };
}

function tokenOf(
  variable: string,
  placeholder: string,
  scheme: string,
  { accessToken, tokenPlaceholder }: RouteOptions,
): Pick<Route, "token" | "authorization"> {
  const literal = accessToken || (tokenPlaceholder ? placeholder : undefined);
  return literal === undefined
    ? { token: env(variable), authorization: text(`${scheme} `, env(variable)) }
    : { token: literal, authorization: `${scheme} ${literal}` };
}

/** The URL of a request on a route, and its base and query for what follows it. @internal */
export function urlOf(
  route: Route,
  parts: WireParts,
): { url: string; base: string; query: string } {
  const base = (route.target === "direct" ? parts.baseUrl : undefined) ?? route.baseUrl;
  const pairs = Object.entries(parts.query ?? {}).map((pair) =>
    pair.map(encodeURIComponent).join("="),
  );
  const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  const path = parts.path.split("/").map(encodeSegment).join("/");
  const url = route.target === "endpoint" ? joinEndpoint(base, path) : `${base}/${path}${query}`;
  return { url, base, query };
}

// An endpoint may be given as its root, with /v1, or complete; its own query stays behind.
function joinEndpoint(endpoint: string, path: string): string {
  const [, root = "", query = ""] = /^([^?]*)(.*)$/.exec(endpoint)!;
  if (path === "") return endpoint;
  const trimmed = root.replace(/\/+$/, "");
  if (trimmed.endsWith(`/${path}`)) return trimmed + query;
  const [first, ...rest] = path.split("/");
  return (trimmed.endsWith(`/${first}`) ? [trimmed, ...rest] : [trimmed, path]).join("/") + query;
}

function encodeSegment(segment: string): string {
  if (/\p{Cs}/u.test(segment))
    throw new TypeError("Half a surrogate pair in a model's id has no place in a URL.");
  if (segment !== "." && segment !== "..") return encodeURIComponent(segment);
  throw new TypeError(`"${segment}" in a model's id would lead to another path of the server.`);
}
