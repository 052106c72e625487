// Text2text generation. Input: a text. Output: another text. Providers are called as for text generation.
import { defineTask } from "hubsmith";
import textGeneration from "./text-generation.ts";

export default defineTask({
  id: "text2text-generation",
  label: "Text2Text Generation",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {},
  sample: textGeneration.sample,
  callAs: (model) => textGeneration.callAs?.(model) ?? textGeneration,
});
