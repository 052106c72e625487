// The page of zero-shot classification.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model classifies a text with your own labels, without training on them. The output is a score for each label. Use it if labels change often, or if you have no labeled examples.",
  uses: [
    {
      title: "Changing topics",
      text: "A newsroom adds a new topic in the morning, and articles are sorted by it immediately. Only the list of labels changes.",
    },
    {
      title: "First look at data",
      text: "Sort feedback by ten guessed topics before labeling, to see which of them occur.",
    },
    {
      title: "Prelabeling",
      text: "The model adds provisional labels that people only correct, until there are enough to train a small classifier.",
    },
  ],
  choosing: [
    "Count your labels. Models fine-tuned on MNLI check each label separately, so twenty labels need twenty runs. GLiClass, with its own library, scores all labels in one run.",
    "Try several wordings. Labels work best as plain words in a suitable sentence. Set hypothesis_template, e.g. This review is about {}.",
    "Decide whether several labels can apply. With multi_label each label is scored separately. Without it the scores sum to one, even if no label fits.",
    "For other languages than English use a multilingual model, such as MoritzLaurer/bge-m3-zeroshot-v2.0 or the smaller mDeBERTa-v3-base-mnli-xnli. Test it in your language.",
    "When you have a few dozen examples of each label, compare with a small classifier trained on them. It is often more accurate and cheaper to run.",
  ],
  related: [
    {
      id: "text-classification",
      when: "The labels do not change, and a model is trained on them.",
    },
    {
      id: "zero-shot-image-classification",
      when: "You have images instead of texts, and your own labels.",
    },
    {
      id: "text-generation",
      when: "The labels need long instructions or examples.",
    },
    {
      id: "sentence-similarity",
      when: "You want to match texts with whole sentences instead of short labels.",
    },
  ],
  datasets: [
    {
      id: "nyu-mll/glue",
      description:
        "A benchmark with inference tasks such as MNLI and RTE. They teach whether one sentence follows from another.",
    },
    {
      id: "nyu-mll/multi_nli",
      description:
        "433,000 English sentence pairs from ten genres of speech and writing, labeled as entailment, contradiction or neutral.",
    },
    {
      id: "fever/fever",
      description:
        "185,000 claims, each labeled as supported or refuted by Wikipedia sentences, or as not decidable from them.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-mnli",
      description:
        "The classic for English, a BART trained on MultiNLI. Each additional label makes it slower; MIT license.",
    },
    {
      id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
      description:
        "Faster than its DeBERTa siblings, with less memory and slightly lower accuracy; for English texts of up to 8,000 tokens.",
    },
    {
      id: "knowledgator/gliclass-modern-base-v2.0-init",
      description: "Scores all labels in a single pass, so it stays fast with many labels.",
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
