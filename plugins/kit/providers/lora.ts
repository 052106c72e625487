// A LoRA is run by its base model with the weights from its own repository.
import { absent, type Absence, type RequestContext } from "hubsmith";
import { hubFileUrl } from "#core/http/path";
import type { ValueObject } from "hubsmith/code";

/** The LoRAs to load: one, or none if the model is not a LoRA. An absence if the weights are unknown. */
export function lorasOf({
  mapping,
  modelId,
}: RequestContext<unknown>): readonly ValueObject[] | Absence {
  if (mapping?.adapter !== "lora") return [];
  const { adapterWeightsPath } = mapping;
  if (adapterWeightsPath === undefined) {
    const reason = `${modelId} is a LoRA, but its mapping has no path of the weights.`;
    return absent({
      code: "no-weights",
      reason,
      fix: "Add adapterWeightsPath to inferenceProviderMapping.",
    });
  }
  try {
    return [{ path: hubFileUrl(modelId, adapterWeightsPath), scale: 1 }];
  } catch {
    const reason = `adapterWeightsPath of ${modelId} leads out of its repository.`;
    return absent({
      code: "bad-weights",
      reason,
      fix: "Fix adapterWeightsPath in inferenceProviderMapping.",
    });
  }
}
