// Builds the URLs of requests.
import { type Text, text } from "../code/value.ts";
import { encodePath } from "./path.ts";
import type { Route } from "./route.ts";
import type { SentRequest } from "./provider.ts";
import type { RequestSpec } from "./request.ts";

/** The URL of a request, and the base URL and query for the URLs of its job. @internal */
export function requestUrl(
  route: Route,
  spec: RequestSpec,
): SentRequest & { readonly url: string | Text } {
  const base = (route.target === "direct" ? spec.baseUrl : undefined) ?? route.baseUrl;
  const pairs = Object.entries(spec.query ?? {}).map((pair) =>
    pair.map(encodeURIComponent).join("="),
  );
  const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  const path = encodePath(spec.path);
  const url = route.target === "endpoint" ? joinEndpoint(base, path) : `${base}/${path}${query}`;
  return { url: addKey(url, route), base, query };
}

function addKey(url: string, { keyInQuery }: Route): string | Text {
  if (keyInQuery === undefined) return url;
  const prefix = url + (url.includes("?") ? "&" : "?");
  return typeof keyInQuery === "string" ? prefix + keyInQuery : text(prefix, keyInQuery);
}

// The paths of OpenAI's, Anthropic's and Hugging Face's APIs at which a URL of an endpoint may end.
const API_PATH =
  /\/(v1\/(?:chat\/completions|completions|responses|messages|embeddings|models|moderations|rerank|(?:images|audio)\/[a-z]+)|api\/(?:chat|generate))$/;

/** The API path at which the URL of an endpoint ends, if it is another one than `path`. @internal */
export function otherApiPath(endpoint: string, path: string): string | undefined {
  const [root = ""] = endpoint.split("?");
  const found = API_PATH.exec(trimSlashes(root))?.[1];
  return found === path ? undefined : found;
}

// An endpoint may be its root, its root with /v1, or the complete URL. Its query is kept at the end.
function joinEndpoint(endpoint: string, path: string): string {
  if (path === "") return endpoint;
  const mark = endpoint.indexOf("?");
  const query = mark < 0 ? "" : endpoint.slice(mark);
  const root = trimSlashes(mark < 0 ? endpoint : endpoint.slice(0, mark));
  if (root.endsWith(`/${path}`)) return root + query;
  const [first, ...rest] = path.split("/");
  return (root.endsWith(`/${first}`) ? [root, ...rest] : [root, path]).join("/") + query;
}

function trimSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === "/") end -= 1;
  return url.slice(0, end);
}
