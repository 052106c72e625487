// Builds the URLs of requests.
import { absent, type Absence } from "../base/issue.ts";
import type { Text } from "../code/value.ts";
import { encodePath } from "../http/path.ts";
import { filledIn, joinedText } from "../http/base-url.ts";
import type { Route } from "./route.ts";
import type { SentRequest } from "../kinds/provider.ts";
import type { RequestSpec } from "../http/request.ts";
import type { TaskSpec } from "../kinds/task.ts";

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
  if (route.target === "endpoint")
    return { url: joinEndpoint(base, path, route.apis), base, query };
  const pieces = [filledIn(base, route.variable), `/${path}${query}`];
  if (route.keyInQuery !== undefined) pieces.push(query === "" ? "?" : "&", route.keyInQuery);
  return { url: joinedText(pieces), base, query };
}

/** Why an endpoint cannot serve a request: its URL is complete, for another API. @internal */
export function otherApi(
  { target, baseUrl, apis }: Route,
  { path }: RequestSpec,
  { id }: TaskSpec,
): Absence | undefined {
  const api = target === "endpoint" ? apiOf(splitEndpoint(baseUrl)[0], apis) : undefined;
  if (api === undefined || api === apiOf(`/${path}`, apis)) return undefined;
  return absent({
    code: "other-api",
    reason: `The endpoint's URL ends in /${api}, which is not the API for ${id}.`,
    fix:
      path === ""
        ? "Pass the URL that serves this task."
        : `Pass the URL without /${api}, or one that ends in /${path}.`,
  });
}

const apiOf = (path: string, apis: Route["apis"]): string | undefined =>
  apis.find((api) => path.endsWith(`/${api}`));

function splitEndpoint(endpoint: string): readonly [root: string, query: string] {
  const mark = endpoint.indexOf("?");
  let end = mark < 0 ? endpoint.length : mark;
  while (endpoint[end - 1] === "/") end -= 1;
  return [endpoint.slice(0, end), mark < 0 ? "" : endpoint.slice(mark)];
}

// An endpoint may be its root, its root with /v1, or the complete URL. Its query stays at the end.
function joinEndpoint(endpoint: string, path: string, apis: Route["apis"]): string {
  if (path === "") return endpoint;
  const [root, query] = splitEndpoint(endpoint);
  if (root.endsWith(`/${path}`) || apiOf(root, apis) !== undefined) return root + query;
  const [first, ...rest] = path.split("/");
  return (root.endsWith(`/${first}`) ? [root, ...rest] : [root, path]).join("/") + query;
}
