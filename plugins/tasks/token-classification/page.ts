// The page of token classification.
import { defineTaskPage } from "hubsmith/catalog";

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
      title: "Redacting personal data",
      text: "The model finds names, addresses and account numbers in letters, so that they can be masked before sharing.",
    },
    {
      title: "Filling a database",
      text: "The model extracts companies, amounts and dates from contracts and news, so nobody has to type them in.",
    },
    {
      title: "Reading clinical notes",
      text: "The model marks symptoms, drugs and doses in a doctor's notes. Then users can search thousands of notes.",
    },
    {
      title: "Linguistic analysis",
      text: "Each word gets its part of speech or its lemma, for dictionaries, courses and research.",
    },
  ],
  choosing: [
    "Compare the model's labels with your needs. CoNLL-2003 models know people, places, organizations and other names. For drugs, dates or account numbers use another model.",
    "If no model has your labels, first try a model like GLiNER, which accepts labels in the request. Otherwise label your own training data.",
    "Check the language of the training data. A multilingual encoder fine-tuned on English names often works for other languages, but measure this before you rely on it.",
    "The small spaCy models label thousands of words a second on a CPU. Transformers find more, and need a GPU for large amounts of text.",
    "Models label subword tokens. Merge the tokens into words, e.g. with aggregation_strategy set to first in Transformers. Otherwise names are split into fragments.",
  ],
  related: [
    {
      id: "text-classification",
      when: "You need a label for the whole text instead of labels for its words.",
    },
    {
      id: "question-answering",
      when: "You want to ask for one detail instead of finding all entities of a type.",
    },
    {
      id: "document-question-answering",
      when: "You need the names and amounts in a scanned form, where the layout matters.",
    },
    {
      id: "text-generation",
      when: "You need JSON with fields that the text only implies, or that need rephrasing.",
    },
  ],
  datasets: [
    {
      id: "eriktks/conll2003",
      description:
        "English Reuters news, labeled by hand for people, organizations, places and other names; the standard benchmark.",
    },
    {
      id: "unimelb-nlp/wikiann",
      description:
        "People, organizations and places in 176 language editions of Wikipedia, labeled automatically and therefore with some errors.",
    },
  ],
  models: [
    {
      id: "dslim/bert-base-NER",
      description:
        "A small default for English: a BERT that finds people, organizations, places and other names; MIT license.",
    },
    {
      id: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
      description:
        "A large multilingual encoder fine-tuned only on English news. Test it on your language before you rely on it.",
    },
    {
      id: "blaze999/Medical-NER",
      description:
        "Finds dozens of types of medical terms in English, such as symptoms, drugs and doses; built on DeBERTa.",
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
        "Shows the output of spaCy pipelines for your text: names, parts of speech, dependencies.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of tokens with the correct label; higher is better, but most tokens are not part of an entity, so a model that finds no entities scores well too.",
    },
    {
      id: "recall",
      description:
        "The share of labeled entities that the model finds, with the exact words and label; higher is better.",
    },
    {
      id: "precision",
      description:
        "The share of predicted entities that are correct, with the exact words and label; higher is better.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall of the entities, which is high only if both are high; higher is better.",
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
