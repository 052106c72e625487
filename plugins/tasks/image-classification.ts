// Image classification. Input: an image. Output: labels for it with scores.
import { answer, defineTask } from "hubsmith";
import { photo } from "../kit/samples/media.ts";
import { scoring, topK } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "image-classification",
  label: "Image Classification",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: { top_k: topK, function_to_apply: scoring },
  sample: photo,
  hubServers: { answer: answer.json("0", { label: "string", score: "number" }) },
});
