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

// An endpoint may be its root, its root with /v1, or the complete URL. Its query is kept at the end.
function joinEndpoint(endpoint: string, path: string): string {
  if (path === "") return endpoint;
  const mark = endpoint.indexOf("?");
  const query = mark < 0 ? "" : endpoint.slice(mark);
  let end = mark < 0 ? endpoint.length : mark;
  while (endpoint[end - 1] === "/") end -= 1;
  const root = endpoint.slice(0, end);
  if (root.endsWith(`/${path}`)) return root + query;
  const [first, ...rest] = path.split("/");
  return (root.endsWith(`/${first}`) ? [root, ...rest] : [root, path]).join("/") + query;
}
