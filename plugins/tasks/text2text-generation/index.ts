// Text2text generation: a text in, another made of it out; providers are called for it as for text generation.
import { defineTask } from "hubsmith";
import textGeneration from "../text-generation/index.ts";

export default defineTask({
  id: "text2text-generation",
  label: "Text2Text Generation",
  modality: "nlp",
  isPlaceholder: true,
  inputs: "text",
  output: "json",
  parameters: {},
  sample: textGeneration.sample,
  callAs: (model) => textGeneration.callAs?.(model) ?? textGeneration,
});
