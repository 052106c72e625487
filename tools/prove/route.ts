// A route of a contract, such as `POST https://…/{model}?a=b`, is compared with the method and the URL of a request.
import { type Facts, filled } from "./match.ts";

/** Is this request one of the route's? */
export function isOfRoute(
  route: string,
  { method, url }: { readonly method: string; readonly url: string },
  facts: Facts,
): boolean {
  const [, verb, address] = /^([A-Z]+) (\S+)$/.exec(route) ?? [];
  if (verb === undefined || address === undefined)
    throw new Error(`"${route}" is no route. Write a method, a blank and a URL.`);
  if (verb !== method) return false;
  const wanted = placed(address, facts);
  if (wanted === undefined) return false;
  const [path = "", query = ""] = wanted.split("?");
  const seen = new URL(url);
  // Compared as it was sent: whether an id was encoded is one of the things to see.
  const asSent = url.split(/[?#]/)[0]!;
  const matches = waysToWrite(path, facts).some((way) => trimmed(way).test(trimSlash(asSent)));
  return matches && sorted(query) === sorted(seen.search.slice(1));
}

// Behind `{endpoint}` a path is added to its root; alone it is the URL as the user gave it.
function placed(address: string, { texts }: Facts): string | undefined {
  if (!address.startsWith("{endpoint}")) return address;
  const { endpoint } = texts;
  if (endpoint === undefined) return undefined;
  const rest = address.slice("{endpoint}".length);
  return rest === "" ? endpoint : endpoint.replace(/\/+$/, "").replace(/\/v1$/, "") + rest;
}

// A model's id stands in a path as it is, or with its segments encoded; nobody may encode the slashes between them.
function waysToWrite(path: string, facts: Facts): readonly string[] {
  const asIs = filled(path, facts);
  if (asIs === undefined) return [];
  const encoded = Object.entries(facts.texts).map(([name, text]) => [
    name,
    text.split("/").map(encodeURIComponent).join("/"),
  ]);
  return [asIs, filled(path, { ...facts, texts: Object.fromEntries(encoded) as Facts["texts"] })!];
}

function trimmed(path: string): RegExp {
  const source = trimSlash(path)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[^/]+");
  return new RegExp(`^${source}$`);
}

const trimSlash = (path: string): string => path.replace(/\/$/, "");
const sorted = (query: string): string => [...new URLSearchParams(query)].sort().join("&");
