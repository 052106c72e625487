// Custom labels, which a model was not trained on.
import type { Parameter } from "#core/kinds/parameters";
import { textsIn } from "./text-lists.ts";

/** The labels of the model's first example, or `otherwise`. */
export function labelsToChooseFrom(otherwise: readonly string[]): Parameter {
  return {
    type: "texts",
    label: "Candidate labels",
    example: otherwise,
    sample: ({ widgetData }) => {
      const labels = textsIn(widgetData?.[0]?.["candidate_labels"]);
      return labels.length > 0 ? labels : otherwise;
    },
  };
}
