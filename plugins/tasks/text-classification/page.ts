// The page of text classification.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model assigns labels from a fixed set to a text, each with a score. Labels can be sentiments, topics, languages or intents; some models classify pairs of texts. Use it to sort, route and filter texts.",
  subtasks: [
    { id: "acceptability-classification", label: "Acceptability Classification" },
    { id: "entity-linking-classification", label: "Entity Linking Classification" },
    { id: "fact-checking", label: "Fact Checking" },
    { id: "intent-classification", label: "Intent Classification" },
    { id: "language-identification", label: "Language Identification" },
    { id: "multi-class-classification", label: "Multi Class Classification" },
    { id: "multi-label-classification", label: "Multi Label Classification" },
    { id: "multi-input-text-classification", label: "Multi-input Text Classification" },
    { id: "natural-language-inference", label: "Natural Language Inference" },
    { id: "semantic-similarity-classification", label: "Semantic Similarity Classification" },
    { id: "sentiment-classification", label: "Sentiment Classification" },
    { id: "topic-classification", label: "Topic Classification" },
    { id: "semantic-similarity-scoring", label: "Semantic Similarity Scoring" },
    { id: "sentiment-scoring", label: "Sentiment Scoring" },
    { id: "sentiment-analysis", label: "Sentiment Analysis" },
    { id: "hate-speech-detection", label: "Hate Speech Detection" },
    { id: "text-scoring", label: "Text Scoring" },
  ],
  uses: [
    {
      title: "Sorting incoming mail",
      text: "Each message to support gets a topic and an urgency, and lands with the people who deal with it.",
    },
    {
      title: "The mood of reviews",
      text: "Thousands of reviews are marked positive, neutral or negative, so that a shop sees which product lost favour last month.",
    },
    {
      title: "Keeping harm out",
      text: "Insults, spam and attempts to trick a language model are caught before they reach people or the model.",
    },
    {
      title: "Telling the language",
      text: "The language of a text is found first, so that the text goes to the right translator or search index.",
    },
  ],
  choosing: [
    "Look at the labels first: a model can answer only with those it was trained on. They stand on its model card, or as id2label in its config.json.",
    "Prefer a model trained on texts like yours. One that learned from film reviews misjudges tweets, contracts or news of the stock market.",
    "Mind language and length: many models know English only, and those of the BERT family read 512 tokens, some 400 English words. ModernBERT reads 8,192.",
    "Where several labels may fit at once, take a model made for that (multi-label): it scores each label by itself. Others share out a total of one among all labels.",
    "Label two hundred of your own texts by hand, compare candidates on them and read their mistakes. If none is good enough, fine-tune a small encoder on such texts.",
  ],
  related: [
    {
      id: "zero-shot-classification",
      when: "Labels of your own, which change often or for which no examples exist.",
    },
    {
      id: "token-classification",
      when: "Labels for words within the text instead of one for all of it.",
    },
    {
      id: "sentence-similarity",
      when: "Texts are compared with one another instead of sorted into classes.",
    },
    {
      id: "text-generation",
      when: "The label needs long instructions, or has to come with reasons.",
    },
  ],
  datasets: [
    {
      id: "nyu-mll/glue",
      description:
        "Nine English tasks in one benchmark, among them grammar, sentiment, paraphrase and inference.",
    },
    {
      id: "stanfordnlp/snli",
      description:
        "570,000 English sentence pairs, labeled by people as entailment, contradiction or neutral.",
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
        "Labels what goes into a language model as benign, injection or jailbreak; under the Llama 3.1 license.",
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
        "The share of texts that get the right label; higher is better, but where one label is far more common, always guessing that one scores well, too.",
    },
    {
      id: "recall",
      description:
        "Of the texts that truly belong to a class, the share that the model puts there; higher is better, above all where a miss is expensive.",
    },
    {
      id: "precision",
      description:
        "Of the texts that the model puts into a class, the share that truly belongs there; higher is better, above all where a false alarm is expensive.",
    },
    {
      id: "f1",
      description:
        "One number out of two shares, how many members of a class are found and how many findings are right; it is high only if both are, and higher is better.",
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
