// Image-to-text: an image in, a text about it, or the text in it, out.
import { answer, defineTask } from "hubsmith";
import { photo } from "../shared/media.ts";
import { generation } from "../shared/parameters.ts";

export default defineTask({
  id: "image-to-text",
  label: "Image-to-Text",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: {
    max_new_tokens: { type: "count", label: "Longest text (tokens)", example: 40 },
    generation_parameters: generation,
  },
  sample: photo,
  // Most servers reply a list, and some the text's object alone.
  hfInference: { answer: answer.json("0.generated_text", "string") },
});
