// The labels of facets and of their values.
import type { Entry } from "hubsmith";

/** The facets, in display order. */
export const FACETS = ["task", "library", "provider", "quantization"] as const;

export type FacetId = (typeof FACETS)[number];

export const FACET_LABELS: Readonly<Record<FacetId, string>> = {
  task: "Task",
  library: "Library",
  provider: "Provider",
  quantization: "Quantization",
};

/** Finds another name of a value; the value itself if it has none. */
export type Labels = (facet: FacetId, value: string) => string;

// The others are abbreviations, such as GPTQ.
const WORDS = ["bitsandbytes", "compressed-tensors"];

export function labelsOf(entries: readonly Entry[]): Labels {
  const known = new Map([
    ...entries.flatMap(({ kind, label, aliases = [] }) =>
      aliases.map((alias) => [`${kind} ${alias}`, label] as const),
    ),
    // An id is not the alias of another one.
    ...entries.map(({ kind, id, label }) => [`${kind} ${id}`, label] as const),
  ]);
  return (facet, value) => {
    if (facet === "quantization") return WORDS.includes(value) ? value : value.toUpperCase();
    return known.get(`${facet} ${value}`) ?? value;
  };
}

/** Finds the id of a value that is an alias, such as `llama.cpp` for `gguf`; the value itself if it is none. */
export function idsOf(entries: readonly Entry[]): Labels {
  const known = new Map(
    entries.flatMap(({ kind, id, aliases = [] }) =>
      aliases.map((alias) => [`${kind} ${alias}`, id] as const),
    ),
  );
  // An id is not the alias of another one.
  for (const { kind, id } of entries) known.set(`${kind} ${id}`, id);
  return (facet, value) => known.get(`${facet} ${value}`) ?? value;
}
