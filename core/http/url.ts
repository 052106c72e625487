// Builds and encodes URLs; the only place that does.
import { type Text, text } from "../code/value.ts";
import type { Route } from "./route.ts";
import type { SentRequest } from "./provider.ts";
import type { RequestSpec } from "./request.ts";

/** The URL of a request on a route, and what of it the URLs of its job begin and end with. @internal */
export function requestUrl(
  route: Route,
  parts: RequestSpec,
): SentRequest & { readonly url: string | Text } {
  const base = (route.target === "direct" ? parts.baseUrl : undefined) ?? route.baseUrl;
  const pairs = Object.entries(parts.query ?? {}).map((pair) =>
    pair.map(encodeURIComponent).join("="),
  );
  const query = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  const path = encodePath(parts.path);
  const url = route.target === "endpoint" ? joinEndpoint(base, path) : `${base}/${path}${query}`;
  return { url: addKey(url, route), base, query };
}

function addKey(url: string, { keyInQuery }: Route): string | Text {
  if (keyInQuery === undefined) return url;
  const lead = url + (url.includes("?") ? "&" : "?");
  return typeof keyInQuery === "string" ? lead + keyInQuery : text(lead, keyInQuery);
}

// An endpoint may be given as its root, with /v1, or complete; its own query stays behind.
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

/** A path for a URL, each segment encoded. Throws a TypeError for a segment that would lead elsewhere. @public */
export function encodePath(path: string): string {
  return /^[\w/.-]*$/.test(path) && !/(^|\/)\.{1,2}(\/|$)/.test(path)
    ? path
    : path.split("/").map(encodeSegment).join("/");
}

/** What would lead a request for an id to another place than it is put; nothing where it can be encoded. @internal */
export function unsafeId(id: string): string | undefined {
  if (/(^|\/)\.{1,2}(\/|$)|\p{Cs}/u.test(id)) return "leads to another path of the server";
  // Whoever is given an address for an id may ask that, with the key.
  return /^[a-z][a-z\d+.-]*:\/\//i.test(id) ? "is a URL" : undefined;
}

/** The URL of a file in a repository of the Hub. Throws a TypeError where the path leads out of it. @public */
export function hubFileUrl(modelId: string, path: string): string {
  return `https://huggingface.co/${encodePath(modelId)}/resolve/main/${encodePath(path)}`;
}

function encodeSegment(segment: string): string {
  if (/\p{Cs}/u.test(segment)) throw new TypeError("A URL cannot contain half a surrogate pair.");
  if (segment !== "." && segment !== "..") return encodeURIComponent(segment);
  throw new TypeError(`"${segment}" in an id or a path would lead to another path of the server.`);
}
