// The query of the list of models in the URL.
import { FACETS, type FacetId } from "#models/labels";
import { EVERYTHING, type Query, SORTS } from "#models/search/search";
import { written } from "../../browser/searched.ts";

/** Parses a URL such as `?q=whisper&task=automatic-speech-recognition&library=transformers`. */
export function readQuery(search: string): Query {
  const given = new URLSearchParams(search);
  const sort = SORTS.find((candidate) => candidate === given.get("sort")) ?? EVERYTHING.sort;
  const wanted = Object.fromEntries(
    FACETS.map((facet) => [facet, [...new Set(given.getAll(facet))].filter(Boolean)]),
  ) as unknown as Query["wanted"];
  return { text: given.get("q") ?? "", wanted, sort, hostedFirst: given.get("show") !== "all" };
}

/** Formats a query for the URL; defaults are left out. */
export function writeQuery({ text, wanted, sort, hostedFirst }: Query): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  for (const facet of FACETS) for (const value of wanted[facet]) query.append(facet, value);
  if (sort !== EVERYTHING.sort) query.set("sort", sort);
  if (!hostedFirst) query.set("show", "all");
  return written(query);
}

/** The query with a value of a facet selected or deselected. */
export function toggled(query: Query, facet: FacetId, value: string): Query {
  const before = query.wanted[facet];
  const values = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value];
  return { ...query, wanted: { ...query.wanted, [facet]: values } };
}
