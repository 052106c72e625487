// Image-to-text. Input: an image. Output: a description of it, or the text in it.
import { answer, defineTask } from "hubsmith";
import { photo } from "../kit/samples/media.ts";
import { generation } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "image-to-text",
  label: "Image-to-Text",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: {
    max_new_tokens: { type: "count", label: "Maximum text length (tokens)", example: 40 },
    generation_parameters: generation,
  },
  sample: photo,
  // Most servers return a list, and some only the object with the text.
  hubServers: { answer: answer.json("0.generated_text", "string") },
});
