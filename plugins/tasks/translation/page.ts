// The page of translation: what to read, try and measure where a text is put into another language.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model puts a text into another language. Some know one pair of languages, others hundreds and need to be told from which and into which. Try yours on texts of your own: quality falls with rare languages, jargon and long texts.",
  canonicalId: "text-generation",
  libraries: ["transformers", "transformers.js"],
  datasets: [
    {
      id: "Helsinki-NLP/opus_books",
      description:
        "Books free of copyright in 16 languages, lined up sentence by sentence; literary in style.",
    },
    {
      id: "google/code_x_glue_cc_code_to_code_trans",
      description:
        "Functions that do the same in Java and in C#, to learn translation between programming languages.",
    },
  ],
  models: [
    {
      id: "facebook/nllb-200-1.3B",
      description:
        "Translates single sentences between 200 languages, many with few resources; for non-commercial use.",
    },
    {
      id: "google-t5/t5-base",
      description:
        "A small general model that also translates English into German, French or Romanian; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "Iker/Translate-100-languages",
      description: "Translates between a hundred languages with M2M100, in any direction.",
    },
    {
      id: "Geonmo/nllb-translation-demo",
      description: "Pick two of NLLB's languages and have a text translated.",
    },
  ],
  metrics: [
    {
      id: "bleu",
      description:
        "How many runs of one to four words the translation shares with references; blind to synonyms; higher is better.",
    },
    {
      id: "sacrebleu",
      description:
        "BLEU with the splitting into words fixed, so that scores of different papers can be compared.",
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Input", content: "Which platform does the next train leave from?" },
    ],
    outputs: [{ type: "text", label: "Output", content: "De quel quai part le prochain train ?" }],
  },
  widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
  youtubeId: "1JvfrvZgi6c",
});
