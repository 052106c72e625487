// Builds and encodes all URLs.
import { type Text, text } from "../code/value.ts";
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

// A segment `.` or `..`, or half a surrogate pair.
const UNSAFE_PATH = /(^|\/)\.{1,2}(\/|$)|\p{Cs}/u;

/** Encodes each segment of a URL path. Throws a TypeError for `.`, `..` and half a surrogate pair. @public */
export function encodePath(path: string): string {
  if (!UNSAFE_PATH.test(path)) return encodeURIComponent(path).replaceAll("%2F", "/");
  throw new TypeError(`${JSON.stringify(path)} would lead to another path of the server.`);
}

/** Why an id is not safe in a URL path; `undefined` if it is safe. Ids may be URLs below `base`. @internal */
export function unsafeId(id: string, base?: string): string | undefined {
  if (UNSAFE_PATH.test(id)) return "leads to another path of the server";
  if (base !== undefined && id.startsWith(`${base}/`)) return undefined;
  // A client that gets a URL as an id may send its request, with the key, to that URL.
  return /^[a-z][a-z\d+.-]*:\/\//i.test(id) ? "is a URL" : undefined;
}

/** The URL of a file in a Hub repository. Throws a TypeError if the path leads out of the repository. @public */
export function hubFileUrl(modelId: string, path: string): string {
  return `https://huggingface.co/${encodePath(modelId)}/resolve/main/${encodePath(path)}`;
}
