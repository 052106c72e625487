// The page of translation.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model translates a text to another language. The input is the text, usually with the codes of both languages.",
  uses: [
    {
      title: "Multilingual support",
      text: "Customers and support staff each write in their own language, and read translations.",
    },
    {
      title: "Localized pages",
      text: "A shop translates its descriptions immediately, and people revise only the most viewed ones.",
    },
    {
      title: "Reading foreign sources",
      text: "The translation of a report is clear enough to decide whether it needs a human translator.",
    },
    {
      title: "Porting code",
      text: "The model converts a Java function to C#, as a draft that a programmer checks.",
    },
  ],
  choosing: [
    "Choose between one language pair and many. Models for a single pair, such as Helsinki-NLP's opus-mt, run on a CPU. NLLB or M2M100 support a hundred languages or more, and are larger.",
    "Read the license. NLLB-200 is for non-commercial use (CC BY-NC 4.0). M2M100 is MIT. Most opus-mt models are Apache 2.0 or CC BY 4.0.",
    "Check scores for your exact language pair and direction. A model of 200 languages may be good from Icelandic into English, and poor from Icelandic into Basque.",
    "Most of these models were trained on single sentences. Split longer texts. If terms and tone must be consistent in a document, use a text generation model.",
    "Ask a speaker of both languages to rate fifty of your own sentences from each model, without the model names. Models differ most in names, numbers and technical terms.",
  ],
  related: [
    {
      id: "text-generation",
      when: "You need a certain tone, a glossary or the context of a whole document.",
    },
    { id: "summarization", when: "You want to make the text shorter." },
    {
      id: "automatic-speech-recognition",
      when: "The input is speech. Some speech recognition models also translate into English.",
    },
  ],
  datasets: [
    {
      id: "Helsinki-NLP/opus_books",
      description:
        "Novels and other old books in 16 languages, with aligned sentences; literary in style.",
    },
    {
      id: "google/code_x_glue_cc_code_to_code_trans",
      description:
        "Pairs of methods from projects that exist in both Java and C#, for training models that port code between them.",
    },
  ],
  models: [
    {
      id: "facebook/nllb-200-1.3B",
      description:
        "Translates single sentences between 200 languages, many of them low-resource; for non-commercial use.",
    },
    {
      id: "google-t5/t5-base",
      description:
        "With a short prefix that names the task, it translates English into German, French or Romanian; 220M parameters; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "Iker/Translate-100-languages",
      description:
        "The demo of Easy-Translate, a tool for large text files. Enter a text and choose from a hundred languages.",
    },
    {
      id: "Geonmo/nllb-translation-demo",
      description: "Choose two of NLLB's languages and translate a text.",
    },
  ],
  metrics: [
    {
      id: "bleu",
      description:
        "The share of word sequences of one to four words that also occur in a human translation, with a penalty for short output; higher is better, but synonyms count as errors.",
    },
    {
      id: "sacrebleu",
      description:
        "BLEU with a fixed and documented tokenization, so that scores in different papers are comparable; higher is better.",
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
  canonicalId: "text-generation",
});
