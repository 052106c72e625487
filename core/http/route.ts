// Decides where a call goes, with which token; the only place that does.
import { type Env, type Text, type Value, env, text } from "../code/value.ts";
import { type Absence, absent } from "../base/issue.ts";
import type { Auth, ProviderSpec } from "./provider.ts";
import type { Target, HttpRequest } from "./request.ts";

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
  readonly headers: HttpRequest["headers"];
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
        `${name} has characters that are not allowed in an HTTP header.`,
        "Use printable ASCII without surrounding spaces.",
      );
    }
  }
  const isPolicy = provider.baseUrl === undefined;
  if (options.endpointUrl !== undefined) {
    const endpointUrl = normalizeEndpoint(options.endpointUrl);
    if (endpointUrl === undefined) {
      return absent(
        "bad-option",
        "endpointUrl is not an http or https URL.",
        "Pass the URL of the endpoint, such as https://my-endpoint.example.org.",
      );
    }
    if (options.directRequest || !(isPolicy || provider.isHuggingFace)) {
      return absent(
        "endpoint-with-provider",
        `A custom endpoint cannot be combined with ${provider.label}.`,
        "Pass either endpointUrl or a provider, without directRequest.",
      );
    }
    return {
      target: "endpoint",
      baseUrl: endpointUrl,
      ...authorize(tokenOf("API_TOKEN", "YOUR_API_TOKEN", options), {}),
    };
  }
  if (isDirect && isPolicy) {
    return absent(
      "direct-policy",
      `${provider.label} is a policy of the router and cannot be called directly.`,
      "Choose a provider, or leave directRequest out.",
    );
  }
  const takesHubToken = !isDirect || provider.isHuggingFace === true;
  if (accessToken && accessToken.startsWith("hf_") !== takesHubToken) {
    return takesHubToken
      ? absent(
          "token-mismatch",
          "The token is not a Hugging Face token (hf_…), but would be sent to its router.",
          "Pass a token that starts with hf_, or use a direct request.",
        )
      : absent(
          "token-mismatch",
          `The token is a Hugging Face token (hf_…), but would be sent to ${provider.label}.`,
          provider.isOffHub
            ? `Pass a key of ${provider.label}.`
            : `Pass a key of ${provider.label}, or leave directRequest out.`,
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
    ...authorize(token, isDirect ? (provider.auth ?? {}) : {}),
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

type Authorization = Pick<Route, "token" | "headers" | "keyInQuery">;

function authorize(
  token: string | Env,
  { header = "Authorization", scheme, query }: Auth,
): Authorization {
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

const LAST_PORT = 65_535;
const HTTP_URL = /^https?:\/\/(\[[\da-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?([/?][\x21\x22\x24-\x7e]*)?$/;

/**
 * The URL at which an endpoint is asked: what has no scheme gets one as in a browser. Nothing where the text is no http or
 * https URL, or has a name and a password in it.
 * @public
 */
export function normalizeEndpoint(text: string): string | undefined {
  const url = withScheme(text);
  const [found, , port = ":0"] = HTTP_URL.exec(url) ?? [];
  return Number(port.slice(1)) <= LAST_PORT ? found : undefined;
}

// What has no scheme is asked by https, and this machine by http. An id of a model is no host.
function withScheme(endpointUrl: string): string {
  if (endpointUrl.includes("://")) return endpointUrl;
  if (/^(localhost|127(\.\d+){3}|\[::1\])([:/?]|$)/.test(endpointUrl))
    return `http://${endpointUrl}`;
  return /^[\w-]+((\.[\w-]+)+|(\.[\w-]+)*:\d+)([:/?]|$)/.test(endpointUrl)
    ? `https://${endpointUrl}`
    : endpointUrl;
}

const HEADER_TEXT = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

/** Is this printable ASCII, without line ends, and without blanks around it? @internal */
export const isHeaderText = (text: string): boolean => HEADER_TEXT.test(text);

// By https, at the usual port, and without a name before the host: nobody else has these names.
const HUB_URL = /^https:\/\/([a-z\d-]+\.)*huggingface\.co(:443)?([/?#]|$)/i;

/** Is this a URL of Hugging Face, so that its token may go there? @internal */
export const isHubUrl = (url: string): boolean => HUB_URL.test(url);
