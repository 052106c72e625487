// What is asked of the list: plain data that goes into the address and comes back checked.
import { written } from "../reading/searched.ts";
import { type FacetId, FACETS } from "./card.ts";

/** The orders that the list can have. */
export const SORTS = ["match", "name", "providers"] as const;

/** An order of the list: the best match, by name, or by how many providers serve a model. */
export type Sort = (typeof SORTS)[number];

/** What is asked of the list. */
export interface Query {
  readonly text: string;
  /** The values that are wanted of a facet; one of them is enough, and none asks for nothing. */
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

/** What is asked before anything is. */
export const EVERYTHING: Query = { text: "", wanted: NOTHING, sort: "match" };

/** Reads an address such as `?q=whisper&task=automatic-speech-recognition&library=transformers`. */
export function readQuery(search: string): Query {
  const given = new URLSearchParams(search);
  const sort = SORTS.find((one) => one === given.get("sort")) ?? EVERYTHING.sort;
  const wanted = Object.fromEntries(
    FACETS.map((facet) => [facet, [...new Set(given.getAll(facet))].filter(Boolean)]),
  ) as unknown as Query["wanted"];
  return { text: given.get("q") ?? "", wanted, sort };
}

/** Writes the address of a query; what asks for nothing is left out, and nothing at all is no query. */
export function writeQuery({ text, wanted, sort }: Query): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  for (const facet of FACETS) for (const value of wanted[facet]) query.append(facet, value);
  if (sort !== EVERYTHING.sort) query.set("sort", sort);
  return written(query);
}

/** The query with a value of a facet asked for, or no more. */
export function toggled(query: Query, facet: FacetId, value: string): Query {
  const before = query.wanted[facet];
  const values = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value];
  return { ...query, wanted: { ...query.wanted, [facet]: values } };
}
