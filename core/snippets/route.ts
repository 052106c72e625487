// Decides where every call goes and which token it sends.
import { type Env, type Text, type Value, env, text } from "../code/value.ts";
import { type Absence, absent } from "../base/issue.ts";
import { TARGETS } from "../kinds/provider.ts";
import type { Callee } from "./app-server.ts";
import type { InferenceOptions } from "./options.ts";
import type { Target, HttpRequest } from "../http/request.ts";

export const ROUTER = "https://router.huggingface.co";

/** Where a call goes, with its credentials. @internal */
export interface Route {
  readonly target: Target;
  readonly baseUrl: string;
  readonly token: Value;
  /** Includes the key, unless it is in the query. */
  readonly headers: HttpRequest["headers"];
  /** The value of a variable in the base URL: code that reads it, or a placeholder. */
  readonly variable: (name: string) => Env | string;
  /** The paths of APIs: an endpoint with one of them has its complete URL. */
  readonly apis: readonly string[];
  /** The key as a query parameter: `key=…`. */
  readonly keyInQuery?: string | Text;
  readonly billTo?: string;
}

/** Decides the route. Returns an absence if an option is invalid or options conflict. @internal */
export function routeOf(provider: Callee, options: InferenceOptions): Route | Absence {
  const { role, auth } = provider;
  const { accessToken, billTo, directRequest, endpointUrl, tokenPlaceholder } = options;
  const chosen = endpointUrl !== undefined ? "endpoint" : directRequest ? "direct" : undefined;
  const target = role === "local" ? "endpoint" : (chosen ?? TARGETS[role][0]);
  const baseUrl = {
    routed: () => `${ROUTER}/${provider.id}`,
    direct: () => provider.baseUrl,
    endpoint: () => normalizeEndpoint(endpointUrl ?? provider.baseUrl!),
  }[target]();
  const takesHubToken = target === "routed" || role === "huggingface";
  const issue =
    headerIssue(options) ??
    targetIssue(provider, target, baseUrl, options) ??
    (target === "endpoint" ? undefined : tokenIssue(provider, takesHubToken, options));
  if (issue !== undefined) return issue;
  const needsKey = target !== "endpoint" || !isThisMachine(baseUrl!) || accessToken;
  const [name, placeholder] =
    target === "endpoint"
      ? ["API_TOKEN", "YOUR_API_TOKEN"]
      : takesHubToken
        ? ["HF_TOKEN", "hf_YOUR_TOKEN"]
        : [`${prefixOf(provider)}_API_KEY`, "YOUR_API_KEY"];
  const token = accessToken || (tokenPlaceholder ? placeholder : env(name));
  return {
    target,
    baseUrl: baseUrl!,
    apis: provider.endpointApis ?? [],
    variable: (name) => (tokenPlaceholder ? `YOUR_${name}` : env(name)),
    // Servers on the same machine need no key, but SDKs require a string.
    ...(needsKey
      ? authorize(token, target === "direct" ? auth : {})
      : { token: "none", headers: {} }),
    ...(billTo && target === "routed" ? { billTo } : {}),
  };
}

function headerIssue({ accessToken, billTo }: InferenceOptions): Absence | undefined {
  const given = Object.entries({ accessToken, billTo });
  const invalid = given.find(([, value]) => value && !isHeaderText(value));
  if (invalid === undefined) return undefined;
  return absent({
    code: "bad-option",
    reason: `${invalid[0]} has characters that are not allowed in an HTTP header.`,
    fix: "Use printable ASCII without surrounding spaces.",
  });
}

function targetIssue(
  { role, label }: Callee,
  target: Target,
  baseUrl: string | undefined,
  { directRequest }: InferenceOptions,
): Absence | undefined {
  if (target === "endpoint" && baseUrl === undefined)
    return absent({
      code: "bad-option",
      reason: "endpointUrl is not an http or https URL.",
      fix: "Pass the URL of the endpoint, such as https://my-endpoint.example.org.",
    });
  const conflicts = target === "endpoint" && directRequest;
  if (TARGETS[role].includes(target) && !conflicts) return undefined;
  return target === "endpoint"
    ? absent({
        code: "endpoint-with-provider",
        reason: `A custom endpoint cannot be combined with ${label}.`,
        fix: "Pass either endpointUrl or a provider, without directRequest.",
      })
    : absent({
        code: "direct-policy",
        reason: `${label} is a policy of the router and cannot be called directly.`,
        fix: "Choose a provider, or leave directRequest out.",
      });
}

function tokenIssue(
  { role, label }: Callee,
  takesHubToken: boolean,
  { accessToken }: InferenceOptions,
): Absence | undefined {
  if (!accessToken || accessToken.startsWith("hf_") === takesHubToken) return undefined;
  const code = "token-mismatch";
  if (takesHubToken)
    return absent({
      code,
      reason: "The token is not a Hugging Face token (hf_…), but would be sent to its router.",
      fix: "Pass a token that starts with hf_, or use a direct request.",
    });
  const other = role === "direct" ? "" : ", or leave directRequest out";
  return absent({
    code,
    reason: `The token is a Hugging Face token (hf_…), but would be sent to ${label}.`,
    fix: `Pass a key of ${label}${other}.`,
  });
}

/** The beginning of the names of a provider's variables. @internal */
export const prefixOf = ({ id }: Callee): string =>
  id
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "_")
    .replace(/^(?=\d)/, "_");

function authorize(
  token: string | Env,
  { header = "Authorization", scheme, query }: Callee["auth"] & object = {},
): Pick<Route, "token" | "headers" | "keyInQuery"> {
  if (query !== undefined) {
    const name = `${encodeURIComponent(query)}=`;
    const keyInQuery =
      typeof token === "string" ? name + encodeURIComponent(token) : text(name, token);
    return { token, headers: {}, keyInQuery };
  }
  const word = scheme ?? (header === "Authorization" ? "Bearer" : "");
  if (word === "") return { token, headers: { [header]: token } };
  const value = typeof token === "string" ? `${word} ${token}` : text(`${word} `, token);
  return { token, headers: { [header]: value } };
}

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])([:/?]|$)/;

const isThisMachine = (url: string): boolean => THIS_MACHINE.test(url.replace(/^https?:\/\//, ""));

const LAST_PORT = 65_535;
const HTTP_URL = /^https?:\/\/(\[[\da-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?([/?][\x21\x22\x24-\x7e]*)?$/;
// The readers of URLs in Java and Ruby reject these characters, and the other languages encode some of them.
const NOT_IN_URLS = /["<>[\\\]^`{|}]|%(?![\da-fA-F]{2})/g;

/** The URL of an endpoint, with a scheme. `undefined` if it is not an http URL, or has a username. @internal */
export function normalizeEndpoint(url: string): string | undefined {
  const [match, , port = ":0", path = ""] = HTTP_URL.exec(withScheme(url)) ?? [];
  if (match === undefined || Number(port.slice(1)) > LAST_PORT) return undefined;
  return match.slice(0, match.length - path.length) + path.replace(NOT_IN_URLS, encodeURIComponent);
}

// The default scheme is https, or http for this machine. A model id such as `owner/name` is not a host.
function withScheme(endpointUrl: string): string {
  if (endpointUrl.includes("://")) return endpointUrl;
  if (THIS_MACHINE.test(endpointUrl)) return `http://${endpointUrl}`;
  return /^[\w-]+((\.[\w-]+)+|(\.[\w-]+)*:\d+)([:/?]|$)/.test(endpointUrl)
    ? `https://${endpointUrl}`
    : endpointUrl;
}

const HEADER_TEXT = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

/** Is this printable ASCII without line breaks and surrounding spaces? @internal */
export const isHeaderText = (text: string): boolean => HEADER_TEXT.test(text);

// Only https on the default port and without a username, so that no other server receives the token.
const HUB_URL = /^https:\/\/([a-z\d-]+\.)*huggingface\.co(:443)?([/?#]|$)/i;

/** Is this a Hugging Face URL, to which its token may be sent? @internal */
export const isHubUrl = (url: string): boolean => HUB_URL.test(url);
