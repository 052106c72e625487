// The page of token classification.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model labels words in a text, such as names, places, amounts or symptoms, or their parts of speech. The output is a list of spans, each with a label, a position and a score. Use it to extract fields from text.",
  subtasks: [
    { id: "named-entity-recognition", label: "Named Entity Recognition" },
    { id: "part-of-speech", label: "Part of Speech" },
    { id: "parsing", label: "Parsing" },
    { id: "lemmatization", label: "Lemmatization" },
    { id: "word-sense-disambiguation", label: "Word Sense Disambiguation" },
    { id: "coreference-resolution", label: "Coreference-resolution" },
  ],
  uses: [
    {
      title: "Blacking out names",
      text: "Names, addresses and account numbers are found in letters, so that they can be masked before the letters are passed on.",
    },
    {
      title: "Filling a database",
      text: "Firms, sums and dates are pulled out of contracts and news instead of being typed in.",
    },
    {
      title: "Reading clinical notes",
      text: "Symptoms, drugs and doses are marked in a doctor's notes, which makes thousands of them searchable.",
    },
    {
      title: "Studying a language",
      text: "Each word gets its part of speech or its base form, for dictionaries, courses and research.",
    },
  ],
  choosing: [
    "Compare its labels with what you need. Models of CoNLL-2003 know people, places, organizations and other names; for drugs, dates or account numbers take another.",
    "Where no model has your labels, try one like GLiNER, to which you name them when you call it, before you mark texts of your own to train on.",
    "Check the language it was tuned on. A multilingual encoder tuned on English names often carries over to other languages, but measure that before you rely on it.",
    "The small models of spaCy label thousands of words a second on a CPU. Transformers find more, and want a GPU for large amounts of text.",
    "Models see pieces of words. Have the pieces put together, e.g. with aggregation_strategy set to first in Transformers, or names come out in fragments.",
  ],
  related: [
    {
      id: "text-classification",
      when: "A label for the whole text instead of labels for words in it.",
    },
    {
      id: "question-answering",
      when: "One detail, asked for in words, instead of everything of some kind.",
    },
    {
      id: "document-question-answering",
      when: "The names and sums of a scanned form, where the layout tells what a word is.",
    },
    {
      id: "text-generation",
      when: "Fields that are only implied, or that have to be rephrased, written out as JSON.",
    },
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
        "A light default for English: a BERT that finds people, organizations, places and other names; MIT license.",
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
        "The share of words that get the right label; higher is better, but where names are sought, most words belong to none, and a model that finds nothing scores well, too.",
    },
    {
      id: "recall",
      description:
        "Of the names and other stretches that people marked in the text, the share that the model finds in full and with the right label; higher is better.",
    },
    {
      id: "precision",
      description:
        "Of the stretches that the model marks, the share that people marked just so, with the same words and the same label; higher is better.",
    },
    {
      id: "f1",
      description:
        "One number from the share of marked stretches that are found and the share of findings that are right; it is high only if both are, and higher is better.",
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
