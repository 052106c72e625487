// The page of token classification: what to read, try and measure where the words of a text get labels.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model labels the words of a text one by one: names of people, places and firms, parts of speech, or whatever else it was taught to find. Choose by the labels you need first, then by language; pieces of words are put together again if you ask for it.",
  libraries: [
    "adapter-transformers",
    "flair",
    "spacy",
    "span-marker",
    "stanza",
    "transformers",
    "transformers.js",
  ],
  datasets: [
    {
      id: "eriktks/conll2003",
      description:
        "English news of Reuters, marked by hand for people, organizations, places and other names; the usual yardstick.",
    },
    {
      id: "unimelb-nlp/wikiann",
      description:
        "People, organizations and places in 176 language editions of Wikipedia, marked automatically and so with some noise.",
    },
  ],
  models: [
    {
      id: "dslim/bert-base-NER",
      description:
        "A light default for English: a BERT that finds people, organizations, places and other names; MIT licence.",
    },
    {
      id: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
      description:
        "A large multilingual encoder taught on English news alone, so try it on your language before you trust it there.",
    },
    {
      id: "blaze999/Medical-NER",
      description:
        "Finds dozens of kinds of medical terms in English, such as symptoms, drugs and doses; built on DeBERTa.",
    },
    {
      id: "flair/ner-english",
      description:
        "The standard English tagger of the Flair library, with the four classes of CoNLL-2003.",
    },
  ],
  spaces: [
    {
      id: "spacy/gradio_pipeline_visualizer",
      description:
        "Shows what the pipelines of spaCy see in a text of yours: names, parts of speech, dependencies.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of words with the right label; flattering, because most words belong to no entity at all.",
    },
    {
      id: "recall",
      description:
        "Of the entities in the text, the share that is found, with its full extent and the right type.",
    },
    {
      id: "precision",
      description:
        "Of the entities that the model reports, the share that is really there as it says.",
    },
    {
      id: "f1",
      description:
        "Precision and recall of whole entities in one number, their harmonic mean; what most model cards quote.",
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Input", content: "Marie Curie studied at the Sorbonne in Paris." },
    ],
    outputs: [
      {
        type: "text-with-tokens",
        text: "Marie Curie studied at the Sorbonne in Paris.",
        tokens: [
          { type: "PER", start: 0, end: 11 },
          { type: "ORG", start: 27, end: 35 },
          { type: "LOC", start: 39, end: 44 },
        ],
      },
    ],
  },
  widgetModels: ["FacebookAI/xlm-roberta-large-finetuned-conll03-english"],
  youtubeId: "wVHdVlPScxA",
});
