// The labels of facets and of their values.
import type { Entry } from "hubsmith";
import type { Modality } from "#core/http/task";
import { modalityLabels } from "#plugins/catalogue/tasks";
import type { FacetId } from "./card.ts";

/** The label of a facet. */
export const FACET_LABELS: Readonly<Record<FacetId, string>> = {
  modality: "Category",
  task: "Task",
  library: "Library",
  provider: "Provider",
  quantization: "Quantization",
};

/** Finds the label of a value; the value itself if it has none. */
export type Labels = (facet: FacetId, value: string) => string;

/** The labels from entries. */
export function labelsOf(entries: readonly Entry[]): Labels {
  const known = new Map(entries.map(({ kind, id, label }) => [`${kind} ${id}`, label]));
  return (facet, value) => {
    if (facet === "modality") return modalityLabels[value as Modality] ?? value;
    if (facet === "quantization") return value.toUpperCase();
    return known.get(`${facet} ${value}`) ?? value;
  };
}

/** Finds the modality of a task. */
export function modalitiesOf(entries: readonly Entry[]): (task: string) => string | undefined {
  const known = new Map(
    entries.flatMap((entry) =>
      entry.kind === "task" ? [[entry.id, entry.modality] as const] : [],
    ),
  );
  return (task) => known.get(task);
}
