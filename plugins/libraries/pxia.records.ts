// Records to test pxia on: both networks, and a model whose tags name neither.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("pxia", {
  "GPT-2": tagged("gpt2"),
  "GPT-2, own example": { tags: ["gpt2"], widgetData: [{ text: "Once the rain had stopped," }] },
  "a linear network": tagged("ann"),
  "neither tag": {},
});
