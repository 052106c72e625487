// Audio classification. Input: a recording. Output: labels for it with scores.
import { answer, defineTask } from "hubsmith";
import { recording } from "../kit/samples/media.ts";
import { scoring, topK } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "audio-classification",
  label: "Audio Classification",
  modality: "audio",
  inputs: "audio",
  output: "json",
  parameters: { top_k: topK, function_to_apply: scoring },
  sample: recording,
  hubServers: { answer: answer.json("0", { label: "string", score: "number" }) },
});
