// The page of text classification: what to read, try and measure where a text gets labels.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model gives a text one or more labels out of a fixed set, each with a score: its mood, topic, language or intent, whether it is spam or an attack, or whether one sentence follows from another. The labels are those it was trained on.",
  libraries: ["adapter-transformers", "setfit", "spacy", "transformers", "transformers.js"],
  datasets: [
    {
      id: "nyu-mll/glue",
      description:
        "Nine English tasks in one benchmark, among them grammar, sentiment, paraphrase and inference.",
    },
    {
      id: "stanfordnlp/snli",
      description:
        "570,000 English sentence pairs, labelled by people as entailment, contradiction or neutral.",
    },
  ],
  models: [
    {
      id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
      description:
        "Positive or negative for an English sentence; small and fast, trained on film reviews.",
    },
    {
      id: "ProsusAI/finbert",
      description:
        "Positive, negative or neutral for English financial news, where general sentiment models often err.",
    },
    {
      id: "cardiffnlp/twitter-roberta-base-sentiment-latest",
      description:
        "Sentiment of English tweets in three classes, from a model that has read 124 million of them up to 2021.",
    },
    {
      id: "papluca/xlm-roberta-base-language-detection",
      description: "Tells which of 20 languages a text is written in; built on XLM-RoBERTa base.",
    },
    {
      id: "meta-llama/Prompt-Guard-86M",
      description:
        "Labels what goes into a language model as benign, injection or jailbreak; under the Llama 3.1 licence.",
    },
  ],
  spaces: [
    {
      id: "IoannisTr/Tech_Stocks_Trading_Assistant",
      description: "Sentiment of financial texts at work in an assistant for technology stocks.",
    },
    {
      id: "miesnerjacob/Multi-task-NLP",
      description:
        "One dashboard with several analyses of the text you paste, sentiment among them.",
    },
    {
      id: "spacy/healthsea-demo",
      description:
        "Reads reviews of food supplements and says which health conditions they helped or made worse.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of texts that get the right label; misleading where one label is far more common.",
    },
    {
      id: "recall",
      description:
        "Of all texts that belong to a class, the share found; watch it where a miss is expensive.",
    },
    {
      id: "precision",
      description:
        "Of all texts put into a class, the share that belong there; watch it where a false alarm is expensive.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall: one number that is high only if both are.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content: "The room was tiny, but the breakfast alone was worth the trip.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Positive", score: 0.91 },
          { label: "Neutral", score: 0.06 },
          { label: "Negative", score: 0.03 },
        ],
      },
    ],
  },
  widgetModels: ["distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
  youtubeId: "leNG9fN9FQU",
});
