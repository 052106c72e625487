// Image classification. Input: an image. Output: labels for it with scores.
import { answer, defineTask } from "hubsmith";
import { photo } from "../shared/media.ts";
import { scoring, topK } from "../shared/parameters.ts";

export default defineTask({
  id: "image-classification",
  label: "Image Classification",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: { top_k: topK, function_to_apply: scoring },
  sample: photo,
  hfInference: { answer: answer.json("", [{ label: "string", score: "number" }]) },
});
