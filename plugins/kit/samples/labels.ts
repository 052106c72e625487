// Custom labels, which a model was not trained on.
import type { Model } from "hubsmith";
import type { Parameter } from "#core/kinds/parameters";
import { textsIn } from "./text-lists.ts";

/** The labels of the model's first example, those that fit the model, or `otherwise`. */
export const labelsToChooseFrom = (
  otherwise: readonly string[],
  fitting: (model: Model) => readonly string[] | undefined = () => undefined,
): Parameter => ({
  type: "texts",
  label: "Candidate labels",
  example: otherwise,
  sample: (model) => {
    const labels = textsIn(model.widgetData?.[0]?.["candidate_labels"]);
    return labels.length > 0 ? labels : (fitting(model) ?? otherwise);
  },
});
