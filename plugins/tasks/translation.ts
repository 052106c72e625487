// Translation. Input: a text in one language. Output: the same text in another.
import { answer, defineTask, textIn } from "hubsmith";
import { codesOf, textToTranslate } from "../kit/samples/translation.ts";
import { cleanUp, generation, truncation } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "translation",
  label: "Translation",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    src_lang: {
      type: "text",
      label: "Source language (the model's code)",
      example: "eng_Latn",
      sample: (model) => codesOf(model)?.source,
    },
    tgt_lang: {
      type: "text",
      label: "Target language (the model's code)",
      example: "deu_Latn",
      sample: (model) => codesOf(model)?.target,
    },
    generate_parameters: generation,
    truncation,
    clean_up_tokenization_spaces: cleanUp,
  },
  sample: (model) => textToTranslate(model, textIn(model.widgetData?.[0], "text")),
  hubServers: { answer: answer.json("0.translation_text", "string") },
});
