// The page of zero-shot classification: what to read and try where a text gets labels that no model was trained on.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model sorts a text by labels that you think of when you call it, without having been trained on them. Most ask of each label whether the text implies it, so clear labels in plain words work best, and many labels take long.",
  libraries: ["transformers", "transformers.js"],
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
        "185,000 claims, each supported or refuted by sentences of Wikipedia, or marked as open.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-mnli",
      description:
        "The classic for English, a BART trained on MultiNLI; slower with every label it has to weigh; MIT licence.",
    },
    {
      id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
      description:
        "Faster and lighter on memory than its DeBERTa siblings, for English texts of up to 8,000 tokens.",
    },
    {
      id: "knowledgator/gliclass-modern-base-v2.0-init",
      description: "Weighs all labels in a single pass, so that a long list of them stays fast.",
    },
  ],
  spaces: [],
  metrics: [],
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
