// Fill mask. Input: a text with a gap. Output: words that fit the gap.
import { answer, defineTask, type Model, textIn } from "hubsmith";
import { gapFor, maskOf } from "../kit/samples/gaps.ts";
import { topK } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "fill-mask",
  label: "Fill-Mask",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    top_k: topK,
    targets: { type: "texts", label: "Candidate words", example: ["east", "west"] },
  },
  sample: (model) => {
    // If the record has no mask token, its examples may have another than its type.
    const masks = [maskOf(model), ...(model.mask_token ? [] : ["[MASK]", "<mask>"])];
    return ownExample(model, masks) ?? gapFor(model).join(masks[0]);
  },
  hubServers: {
    answer: answer.json("0.sequence", "string"),
  },
});

// With another number of masks than one, a model rejects the text or responds in another format.
const ownExample = ({ widgetData = [] }: Model, masks: readonly string[]): string | undefined =>
  widgetData
    .map((example) => textIn(example, "text"))
    .find((text) => masks.some((mask) => text?.split(mask).length === 2));
