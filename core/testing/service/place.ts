// Compares the URL of a request with those of a contract, which may contain facts of the call.
import type { Piece } from "../contract/pattern.ts";
import type { Url } from "../contract/contract.ts";
import type { CallFacts } from "./facts.ts";
import { textOf } from "./match.ts";

/** Additional query members of a URL. */
interface Beside {
  /** The name of the key's member, which the contract's URL does not include. */
  readonly key?: string | undefined;
  /** Other required members. */
  readonly own?: readonly (readonly string[])[];
}

/** Is this URL one of the contract's? @internal */
export function isAt(wanted: Url, url: string, facts: CallFacts, beside: Beside = {}): boolean {
  // Compared as sent, because a wrong encoding of an id must be found.
  const asSent = url.split(/[?#]/)[0]!;
  // A URL without a path requests the root, which HTTP writes as a slash.
  const seenAs = [asSent, asSent.replace(/^(https?:\/\/[^/]+)\/$/, "$1")];
  const ways = [facts, encoded(facts)].map((way) => sourceOf(wanted.path, way));
  const isThere = ways.some((way) => {
    const pattern = way === undefined ? undefined : new RegExp(`^${way}$`);
    return seenAs.some((one) => pattern?.test(one));
  });
  if (!isThere) return false;
  const query = Object.entries(wanted.query ?? {}).map(([name, value]) => [
    name,
    typeof value === "string" ? value : (textOf([value], facts) ?? ""),
  ]);
  const seen = [...new URL(url).searchParams].filter(([name]) => name !== beside.key);
  const all = [...query, ...(beside.own ?? [])];
  return JSON.stringify(all.sort()) === JSON.stringify(seen.sort());
}

/** A URL of a contract for messages. @internal */
export function placeOf({ path, query = {} }: Url, facts: CallFacts): string {
  const text = path.map((piece) => textOf([piece], facts) ?? "*").join("");
  const names = Object.keys(query);
  return names.length === 0 ? text : `${text}?${names.join("&")}`;
}

/** The differences, if the path has another fact of the call than the contract. @internal */
export function pathDifference({ path }: Url, url: string, facts: CallFacts): string | undefined {
  for (const [at, piece] of path.entries()) {
    if (typeof piece === "string" || piece["~"] !== "text") continue;
    for (const [name, text] of Object.entries(facts.texts)) {
      const other = { "~": "text", fact: name } as Piece;
      if (text === "" || name === piece.fact) continue;
      if (isAt({ path: path.with(at, other) }, url.split(/[?#]/)[0]!, facts))
        return `The path has ${name}, and the contract has fact.${piece.fact}. Fix one of them.`;
    }
  }
  return undefined;
}

function sourceOf(path: readonly Piece[], facts: CallFacts): string | undefined {
  const sources = path.map((piece) => {
    if (typeof piece !== "string" && piece["~"] === "segment") return "[^/]+";
    return textOf([piece], facts)?.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return sources.includes(undefined) ? undefined : sources.join("");
}

// An id in a path is unencoded, or encoded by segment; the slashes in it are never encoded.
function encoded(facts: CallFacts): CallFacts {
  const texts = Object.entries(facts.texts).map(([name, text]) => [
    name,
    text.split("/").map(encodeURIComponent).join("/"),
  ]);
  return { ...facts, texts: Object.fromEntries(texts) as CallFacts["texts"] };
}
