// The page of zero-shot classification.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model classifies a text with your own labels, without training on them. The output is a score for each label. Use it if labels change often, or if you have no labeled examples.",
  uses: [
    {
      title: "Topics that change",
      text: "A newsroom thinks of a new topic in the morning, and articles are sorted by it at once: only the list of labels was edited.",
    },
    {
      title: "A first look",
      text: "Before anybody labels data, feedback is sorted by ten guessed topics, to see which of them occur at all.",
    },
    {
      title: "Labels to start from",
      text: "Texts get provisional labels that people only have to correct, until there are enough to train a small classifier.",
    },
  ],
  choosing: [
    "Count your labels. Models tuned on MNLI ask of each label whether the text implies it, so twenty labels cost twenty runs; GLiClass, with a library of its own, weighs all of them in one.",
    "Try several wordings. Labels work best as plain words, put into a sentence that fits: set hypothesis_template, e.g. This review is about {}.",
    "Say whether several labels may fit. With multi_label each is scored by itself; without it the scores sum to one, even where no label fits.",
    "For other languages than English take a multilingual model, such as MoritzLaurer/bge-m3-zeroshot-v2.0 or the smaller mDeBERTa-v3-base-mnli-xnli, and test it in yours.",
    "Once you have a few dozen examples of each label, compare with a small classifier trained on them: it is often more accurate, and cheaper to run.",
  ],
  related: [
    { id: "text-classification", when: "Labels that stay the same, with a model trained on them." },
    {
      id: "zero-shot-image-classification",
      when: "Images instead of texts, and labels that you make up.",
    },
    {
      id: "text-generation",
      when: "The labels need long instructions or examples to be understood.",
    },
    {
      id: "sentence-similarity",
      when: "Texts are matched with whole sentences instead of short labels.",
    },
  ],
  datasets: [
    {
      id: "nyu-mll/glue",
      description:
        "A benchmark whose inference tasks, among them MNLI and RTE, teach whether one sentence follows from another.",
    },
    {
      id: "nyu-mll/multi_nli",
      description:
        "433,000 English sentence pairs from ten kinds of speech and writing: implied, contradicted or neither.",
    },
    {
      id: "fever/fever",
      description:
        "185,000 claims, each supported or refuted by sentences of Wikipedia, or marked as undecided by it.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-mnli",
      description:
        "The classic for English, a BART trained on MultiNLI; slower with every label it has to weigh; MIT license.",
    },
    {
      id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
      description:
        "Faster and lighter on memory than its DeBERTa siblings, and slightly less accurate; for English texts of up to 8,000 tokens.",
    },
    {
      id: "knowledgator/gliclass-modern-base-v2.0-init",
      description: "Weighs all labels in a single pass, so that a long list of them stays fast.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Text Input",
        content: "The left speaker has crackled since the last update.",
      },
      { type: "text", label: "Candidate Labels", content: "defect, delivery, praise" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "defect", score: 0.94 },
          { label: "praise", score: 0.04 },
          { label: "delivery", score: 0.02 },
        ],
      },
    ],
  },
  widgetModels: ["facebook/bart-large-mnli"],
});
