// The page of text classification.
import { defineTaskPage } from "hubsmith/catalog";

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
      title: "Sorting support email",
      text: "The model assigns a topic and an urgency to each support message, and routes it to the right team.",
    },
    {
      title: "Sentiment of reviews",
      text: "The model labels thousands of reviews as positive, neutral or negative. The shop sees which product became less popular last month.",
    },
    {
      title: "Content filtering",
      text: "The model detects insults, spam and prompt attacks before they reach people or a language model.",
    },
    {
      title: "Language detection",
      text: "The application detects the language of a text first, then sends the text to the right translator or search index.",
    },
  ],
  choosing: [
    "Check the labels first. The model can predict only the labels in its training data. They are listed in the model card, or as id2label in config.json.",
    "Use a model trained on texts like yours. A model trained on film reviews makes mistakes on tweets, contracts or financial news.",
    "Check language and maximum length. Many models know only English, and models of the BERT family read 512 tokens, about 400 English words. ModernBERT reads 8,192.",
    "If several labels can apply at once, use a multi-label model, which scores each label separately. In other models the scores of all labels sum to one.",
    "Label two hundred of your own texts by hand, and compare models on them. Read the errors. If no model is good enough, fine-tune a small encoder on such texts.",
  ],
  related: [
    {
      id: "zero-shot-classification",
      when: "You have custom labels that change often or have no training examples.",
    },
    {
      id: "token-classification",
      when: "You need labels for words in the text instead of one label for the whole text.",
    },
    {
      id: "sentence-similarity",
      when: "You want to compare texts with each other instead of classifying them.",
    },
    {
      id: "text-generation",
      when: "The labels need long instructions, or the answer needs an explanation.",
    },
  ],
  datasets: [
    {
      id: "nyu-mll/glue",
      description:
        "Nine English tasks in one benchmark, including grammar, sentiment, paraphrase and inference.",
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
        "Classifies English sentences as positive or negative; small and fast, trained on film reviews.",
    },
    {
      id: "ProsusAI/finbert",
      description:
        "Classifies English financial news as positive, negative or neutral, where general sentiment models often fail.",
    },
    {
      id: "cardiffnlp/twitter-roberta-base-sentiment-latest",
      description:
        "Sentiment of English tweets in three classes. The model was trained on 124 million tweets up to 2021.",
    },
    {
      id: "papluca/xlm-roberta-base-language-detection",
      description: "Detects which of 20 languages a text is written in; built on XLM-RoBERTa base.",
    },
    {
      id: "meta-llama/Prompt-Guard-86M",
      description:
        "Classifies inputs of a language model as benign, injection or jailbreak; under the Llama 3.1 license.",
    },
  ],
  spaces: [
    {
      id: "IoannisTr/Tech_Stocks_Trading_Assistant",
      description: "Uses the sentiment of financial texts in an assistant for technology stocks.",
    },
    {
      id: "miesnerjacob/Multi-task-NLP",
      description:
        "One dashboard with several analyses of the text you paste, including sentiment.",
    },
    {
      id: "spacy/healthsea-demo",
      description:
        "Reads reviews of food supplements and shows which health conditions they helped or made worse.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of texts that get the correct label; higher is better, but it is misleading if one label is far more common than the others.",
    },
    {
      id: "recall",
      description:
        "The share of actual positives that the model finds; higher is better, especially if a miss is expensive.",
    },
    {
      id: "precision",
      description:
        "The share of predicted positives that are correct; higher is better, especially if a false alarm is expensive.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall, which is high only if both are high; higher is better.",
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
