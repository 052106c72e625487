// The page of fill-mask: what to read, try and measure where a gap in a text is filled.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model suggests words for a gap in a text, with a score for each. Few people need the words: this is how encoders are pretrained, and such a model is mostly taken to be fine-tuned. The mark of a gap differs, e.g. [MASK] or <mask>.",
  libraries: ["transformers", "transformers.js"],
  datasets: [
    {
      id: "wikipedia",
      description:
        "Articles of Wikipedia without their markup, part of what BERT and many others were pretrained on.",
    },
    {
      id: "c4",
      description: "Text of English web pages, cleaned out of Common Crawl; made for T5.",
    },
  ],
  models: [
    {
      id: "answerdotai/ModernBERT-large",
      description:
        "A recent encoder for English and code: 395M parameters, up to 8,192 tokens; Apache 2.0.",
    },
    {
      id: "FacebookAI/xlm-roberta-base",
      description:
        "One encoder for a hundred languages, to be fine-tuned where texts are not only English; MIT licence.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "cross_entropy",
      description:
        "How little probability the model gave to the word that stood in the gap, as a logarithm; lower is better.",
    },
    {
      id: "perplexity",
      description:
        "The exponential of the cross-entropy: between how many words the model wavers, as it were; lower is better.",
    },
  ],
  demo: {
    inputs: [{ type: "text", label: "Input", content: "The bakery opens at six in the <mask>." }],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "morning", score: 0.93 },
          { label: "evening", score: 0.05 },
          { label: "afternoon", score: 0.02 },
        ],
      },
    ],
  },
  widgetModels: ["distilroberta-base"],
  youtubeId: "mqElG5QJWUg",
});
