// The URL of a request is compared with those of a contract, in which facts of the call stand.
import type { Piece } from "../contract/pattern.ts";
import type { Url } from "../contract/contract.ts";
import type { CallFacts } from "./facts.ts";
import { textOf } from "./match.ts";

/** What stands in the query of a URL beside what a contract speaks of. */
interface Beside {
  /** The name of a key, which the place does not include. */
  readonly key?: string | undefined;
  /** What has to be there, too. */
  readonly own?: readonly (readonly string[])[];
}

/** Is this URL one of the contract's? @internal */
export function isAt(wanted: Url, url: string, facts: CallFacts, beside: Beside = {}): boolean {
  // Compared as it was sent: whether an id was encoded is one of the things to see.
  const asSent = url.split(/[?#]/)[0]!;
  // A server without a path is asked for its root, which HTTP writes as a slash.
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

/** A URL of a contract for people. @internal */
export function placeOf({ path, query = {} }: Url, facts: CallFacts): string {
  const text = path.map((piece) => textOf([piece], facts) ?? "*").join("");
  const names = Object.keys(query);
  return names.length === 0 ? text : `${text}?${names.join("&")}`;
}

/** What differs, where the contract has a fact and the path has another fact of the call. @internal */
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

// An id stands in a path as it is, or with its segments encoded; nobody may encode the slashes between them.
function encoded(facts: CallFacts): CallFacts {
  const texts = Object.entries(facts.texts).map(([name, text]) => [
    name,
    text.split("/").map(encodeURIComponent).join("/"),
  ]);
  return { ...facts, texts: Object.fromEntries(texts) as CallFacts["texts"] };
}
