// The query of the list: plain data that is written to the URL and validated when it is read.
import { written } from "../routing/searched.ts";
import { type FacetId, FACETS } from "../catalog/card.ts";

/** The orders of the list. */
export const SORTS = ["match", "name", "providers"] as const;

/** An order: the best match, by name, or by the number of providers. */
export type Sort = (typeof SORTS)[number];

/** A query of the list. */
export interface Query {
  readonly text: string;
  /** The selected values of a facet; one of them must match, and no value matches all. */
  readonly wanted: Readonly<Record<FacetId, readonly string[]>>;
  readonly sort: Sort;
}

const NOTHING: Query["wanted"] = {
  modality: [],
  task: [],
  library: [],
  provider: [],
  quantization: [],
};

/** The default query. */
export const EVERYTHING: Query = { text: "", wanted: NOTHING, sort: "match" };

/** Parses a URL such as `?q=whisper&task=automatic-speech-recognition&library=transformers`. */
export function readQuery(search: string): Query {
  const given = new URLSearchParams(search);
  const sort = SORTS.find((one) => one === given.get("sort")) ?? EVERYTHING.sort;
  const wanted = Object.fromEntries(
    FACETS.map((facet) => [facet, [...new Set(given.getAll(facet))].filter(Boolean)]),
  ) as unknown as Query["wanted"];
  return { text: given.get("q") ?? "", wanted, sort };
}

/** Formats a query for the URL; defaults are left out, and without any values the result is empty. */
export function writeQuery({ text, wanted, sort }: Query): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  for (const facet of FACETS) for (const value of wanted[facet]) query.append(facet, value);
  if (sort !== EVERYTHING.sort) query.set("sort", sort);
  return written(query);
}

/** The query with a value of a facet selected or deselected. */
export function toggled(query: Query, facet: FacetId, value: string): Query {
  const before = query.wanted[facet];
  const values = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value];
  return { ...query, wanted: { ...query.wanted, [facet]: values } };
}
