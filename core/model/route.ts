// One place decides where a call goes, and with which token.
import { env, text } from "../code/value.ts";
import type { Env, Text, Value } from "../code/value.ts";
import { absent, type Absence } from "../hub/diagnostic.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Auth } from "./auth.ts";
import { endpointOf } from "./endpoint.ts";
import { isHeaderText } from "./header-text.ts";
import type { Target, Wire } from "./wire.ts";

/** The router of Hugging Face. @public */
export const ROUTER = "https://router.huggingface.co";

/** What the user of a snippet chose about its token, and who pays. @public */
export interface TokenOptions {
  /** Printed as it is; without it, a snippet reads an environment variable. */
  readonly accessToken?: string;
  /** Shows a placeholder to replace instead of an environment variable. */
  readonly tokenPlaceholder?: boolean;
  /** The organisation that pays for routed requests. */
  readonly billTo?: string;
}

/** Whom the user of a snippet chose to call: nobody is both an endpoint of one's own and a provider. @public */
export type TargetOptions =
  | {
      /** Calls the provider itself instead of the router. */
      readonly directRequest?: boolean;
      readonly endpointUrl?: never;
    }
  | {
      /** Calls an endpoint of the user's own. */
      readonly endpointUrl: string;
      readonly directRequest?: false;
    };

/** What the user of a snippet chose about where it goes. @public */
export type RouteOptions = TokenOptions & TargetOptions;

/** Where a call goes, and what it carries there. @internal */
export interface Route {
  readonly target: Target;
  readonly baseUrl: string;
  readonly token: Value;
  /** With the key, unless that stands in the query. */
  readonly headers: Wire["headers"];
  /** The key in the query of the URL: `key=…`. */
  readonly keyInQuery?: string | Text;
  readonly billTo?: string;
}

/** Decides the route, or says which of the choices do not go together. @internal */
export function routeOf(provider: ProviderSpec, options: RouteOptions): Route | Absence {
  const { accessToken, billTo } = options;
  const isDirect = options.directRequest === true || provider.isOffHub === true;
  for (const [name, value] of Object.entries({ accessToken, billTo })) {
    if (value !== undefined && value !== "" && !isHeaderText(value)) {
      return absent(
        "bad-option",
        `${name} has characters that no HTTP header takes.`,
        "Give printable ASCII without blanks around it.",
      );
    }
  }
  const isPolicy = provider.baseUrl === undefined;
  if (options.endpointUrl !== undefined) {
    const endpointUrl = endpointOf(options.endpointUrl);
    if (endpointUrl === undefined) {
      return absent(
        "bad-option",
        "endpointUrl is not an http or https URL.",
        "Give the URL of the endpoint, such as https://my-endpoint.example.org.",
      );
    }
    if (options.directRequest || !(isPolicy || provider.isHuggingFace)) {
      return absent(
        "endpoint-with-provider",
        `An endpoint of your own is not served by ${provider.label}.`,
        "Give either endpointUrl or a provider, and no directRequest.",
      );
    }
    return {
      target: "endpoint",
      baseUrl: endpointUrl,
      ...carried(tokenOf("API_TOKEN", "YOUR_API_TOKEN", options), {}),
    };
  }
  if (isDirect && isPolicy) {
    return absent(
      "direct-policy",
      `${provider.label} is a choice that the router makes; there is no server to call directly.`,
      "Choose a provider, or leave directRequest out.",
    );
  }
  const takesHubToken = !isDirect || provider.isHuggingFace === true;
  if (accessToken && accessToken.startsWith("hf_") !== takesHubToken) {
    return takesHubToken
      ? absent(
          "token-mismatch",
          "The token is not a Hugging Face token (hf_…), and would be sent to the router of Hugging Face.",
          "Give a token that starts with hf_, or ask for a direct request.",
        )
      : absent(
          "token-mismatch",
          `The token is a Hugging Face token (hf_…), and would be sent to ${provider.label}.`,
          provider.isOffHub
            ? `Give a key of ${provider.label}.`
            : `Give a key of ${provider.label}, or leave directRequest out.`,
        );
  }
  const variable = takesHubToken
    ? "HF_TOKEN"
    : `${provider.id
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, "_")
        .replace(/^(?=\d)/, "_")}_API_KEY`;
  const token = tokenOf(variable, takesHubToken ? "hf_YOUR_TOKEN" : "YOUR_API_KEY", options);
  return {
    target: isDirect ? "direct" : "routed",
    baseUrl: isDirect ? provider.baseUrl! : `${ROUTER}/${provider.id}`,
    ...carried(token, isDirect ? (provider.auth ?? {}) : {}),
    ...(billTo && !isDirect ? { billTo } : {}),
  };
}

function tokenOf(
  variable: string,
  placeholder: string,
  { accessToken, tokenPlaceholder }: RouteOptions,
): string | Env {
  return accessToken || (tokenPlaceholder ? placeholder : env(variable));
}

type Carried = Pick<Route, "token" | "headers" | "keyInQuery">;

function carried(token: string | Env, { header = "Authorization", scheme, query }: Auth): Carried {
  if (query !== undefined) {
    const name = `${encodeURIComponent(query)}=`;
    const keyInQuery =
      typeof token === "string" ? name + encodeURIComponent(token) : text(name, token);
    return { token, headers: {}, keyInQuery };
  }
  const before = scheme ?? (header === "Authorization" ? "Bearer" : "");
  if (before === "") return { token, headers: { [header]: token } };
  const lead = `${before} `;
  const value = typeof token === "string" ? lead + token : text(lead, token);
  return { token, headers: { [header]: value } };
}
