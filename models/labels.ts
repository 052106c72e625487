// The labels of facets and of their values.
import type { Entry } from "hubsmith";

/** The facets, in display order. */
export const FACETS = [
  "task",
  "provider",
  "price",
  "context",
  "feature",
  "library",
  "quantization",
] as const;

export type FacetId = (typeof FACETS)[number];

export const FACET_LABELS: Readonly<Record<FacetId, string>> = {
  task: "Task",
  provider: "Provider",
  price: "Price per million tokens",
  context: "Context",
  feature: "Features",
  library: "Library",
  quantization: "Quantization",
};

/** Finds another name of a value; the value itself if it has none. */
export type Labels = (facet: FacetId, value: string) => string;

// The others are abbreviations, such as GPTQ.
const WORDS = ["bitsandbytes", "compressed-tensors"];

/** Prices that neither input nor output exceeds: the value in the URL, the label, and the limit. */
export const PRICES = [
  ["free", "Free", 0],
  ["0.1", "Up to $0.10", 0.1],
  ["0.5", "Up to $0.50", 0.5],
  ["1", "Up to $1", 1],
  ["2", "Up to $2", 2],
] as const;

/** Lengths of a context that it has at least. */
export const CONTEXTS = [
  ["32k", "32k or more", 32_000],
  ["128k", "128k or more", 128_000],
  ["1M", "1M or more", 1_000_000],
] as const;

/** Features, with the field of an offer. */
export const FEATURES = [
  ["tools", "Tools", "tools"],
  ["vision", "Vision", "images"],
  ["reasoning", "Reasoning", "reasoning"],
] as const;

export type Feature = (typeof FEATURES)[number][0];

export function labelsOf(entries: readonly Entry[]): Labels {
  const known = new Map([
    ...namesIn(entries, ({ label }) => label),
    ...PRICES.map(([value, label]) => [`price ${value}`, label] as const),
    ...CONTEXTS.map(([value, label]) => [`context ${value}`, label] as const),
    ...FEATURES.map(([value, label]) => [`feature ${value}`, label] as const),
  ]);
  return (facet, value) => {
    if (facet === "quantization") return WORDS.includes(value) ? value : value.toUpperCase();
    return known.get(`${facet} ${value}`) ?? value;
  };
}

/** Finds the id of a value that is an alias, such as `llama.cpp` for `gguf`; the value itself if it is none. */
export function idsOf(entries: readonly Entry[]): Labels {
  const known = namesIn(entries, ({ id }) => id);
  return (facet, value) => known.get(`${facet} ${value}`) ?? value;
}

// By id and alias; an id is not the alias of another one, so ids are last.
const namesIn = (
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): ReadonlyMap<string, string> =>
  new Map([
    ...entries.flatMap((entry) =>
      (entry.aliases ?? []).map((alias) => [`${entry.kind} ${alias}`, nameOf(entry)] as const),
    ),
    ...entries.map((entry) => [`${entry.kind} ${entry.id}`, nameOf(entry)] as const),
  ]);
