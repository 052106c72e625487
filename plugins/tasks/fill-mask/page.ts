// The page of fill-mask.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model suggests words for a gap in a text, each with a score. A token such as [MASK] or <mask> marks the gap. Models learn a language this way before they are fine-tuned for classification, search or entity recognition.",
  subtasks: [
    { id: "slot-filling", label: "Slot Filling" },
    { id: "masked-language-modeling", label: "Masked Language Modeling" },
  ],
  uses: [
    {
      title: "A base model for fine-tuning",
      text: "Fine-tune a pretrained encoder with a few thousand examples to classify texts or find names. It already knows the language.",
    },
    {
      title: "Domain adaptation",
      text: "Continue the pretraining of an encoder on legal or medical texts, so that it learns their terms before fine-tuning.",
    },
    {
      title: "Measuring bias",
      text: 'Gaps in sentences like "The nurse said that <mask> was late." show which stereotypes a model has picked up.',
    },
  ],
  choosing: [
    "You will usually fine-tune the model, so choose by its training data: language, type and year of the text. An encoder for your domain, such as legal or clinical, often beats a larger general one.",
    "For English, ModernBERT is a recent choice. For many languages use XLM-RoBERTa or mmBERT. For a single language there is often a dedicated BERT, such as CamemBERT for French.",
    "Check the maximum length: BERT and RoBERTa 512 tokens, ModernBERT 8,192. It decides whether whole documents fit during fine-tuning.",
    "Use the model's own mask token: [MASK] for BERT and ModernBERT, <mask> for RoBERTa and related models. The wrong token is not recognized as a mask.",
    "You can fine-tune encoders of 80 to 400 million parameters on one consumer GPU. The smallest, such as DistilRoBERTa, are then fast on a CPU.",
  ],
  related: [
    {
      id: "text-generation",
      when: "You want to continue a text at its end, with more than one word.",
    },
    {
      id: "text-classification",
      when: "You need labels for texts from a model that is already fine-tuned.",
    },
    {
      id: "token-classification",
      when: "You need labels for the words in the text instead of words for a mask.",
    },
    { id: "feature-extraction", when: "You need embeddings of whole texts." },
  ],
  datasets: [
    {
      id: "wikipedia",
      description:
        "Wikipedia articles without markup, part of the pretraining data of BERT and many other models.",
    },
    {
      id: "c4",
      description: "Text of English web pages, cleaned from Common Crawl; made for T5.",
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
        "One encoder for a hundred languages. Fine-tune it for texts that are not only in English; MIT license.",
    },
  ],
  metrics: [
    {
      id: "cross_entropy",
      description: "The negative log-likelihood of the masked words, averaged; lower is better.",
    },
    {
      id: "perplexity",
      description:
        "The exponential of the cross-entropy, in effect the number of equally likely words among which the model chooses for each mask, where 1 is perfect; lower is better.",
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
