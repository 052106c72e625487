// Fill mask. Input: a text with a gap. Output: words that fit the gap.
import { answer, defineTask, type Model, textIn } from "hubsmith";
import { GAP } from "../../shared/samples.ts";
import { topK } from "../shared/parameters.ts";

// If a record has no mask token, its examples may have a usual one.
const USUAL = ["[MASK]", "<mask>"] as const;

export default defineTask({
  id: "fill-mask",
  label: "Fill-Mask",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    top_k: topK,
    targets: { type: "texts", label: "Words to choose from", example: ["east", "west"] },
  },
  sample: (model) => {
    const masks = model.mask_token ? [model.mask_token] : USUAL;
    return ownExample(model, masks) ?? GAP.join(masks[0]);
  },
  hfInference: {
    answer: answer.json("", [
      { token_str: "string", score: "number", sequence: "string", token: "number" },
    ]),
  },
});

// With another number of masks than one, a model rejects the text or responds in another format.
function ownExample({ widgetData = [] }: Model, masks: readonly string[]): string | undefined {
  return widgetData
    .map((example) => textIn(example, "text"))
    .find((text) => masks.some((mask) => text?.split(mask).length === 2));
}
