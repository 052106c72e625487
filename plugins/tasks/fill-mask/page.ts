// The page of fill-mask.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model suggests words for a gap in a text, each with a score. A token such as [MASK] or <mask> marks the gap. Models learn a language this way before they are fine-tuned for classification, search or entity recognition.",
  subtasks: [
    { id: "slot-filling", label: "Slot Filling" },
    { id: "masked-language-modeling", label: "Masked Language Modeling" },
  ],
  uses: [
    {
      title: "A base to train on",
      text: "A pretrained encoder is fine-tuned with a few thousand examples to classify texts or find names; it knows the language already.",
    },
    {
      title: "Learning a field",
      text: "An encoder goes on guessing gaps in legal or medical texts, so that it knows their jargon before it is fine-tuned.",
    },
    {
      title: "Finding prejudice",
      text: 'Gaps in sentences like "The nurse said that <mask> was late." show which stereotypes a model has picked up.',
    },
  ],
  choosing: [
    "You will mostly fine-tune it, so go by what it has read: language, kind of text, year. An encoder of your field, legal or clinical, often beats a larger general one.",
    "For English, ModernBERT is a recent choice. For many languages there are XLM-RoBERTa and mmBERT, for a single one often its own BERT, such as CamemBERT for French.",
    "Check how much it reads: BERT and RoBERTa 512 tokens, ModernBERT 8,192. It decides whether whole documents fit when it is fine-tuned.",
    "Use its own mask: [MASK] for BERT and ModernBERT, <mask> for RoBERTa and its kin. Where the wrong one stands, it sees no gap.",
    "Encoders of 80 to 400 million parameters can be fine-tuned on one consumer GPU; the smallest, such as DistilRoBERTa, then answer fast on a CPU.",
  ],
  related: [
    { id: "text-generation", when: "A text goes on at its end, for more than a word." },
    {
      id: "text-classification",
      when: "Labels for texts, by a model that was fine-tuned already.",
    },
    {
      id: "token-classification",
      when: "Labels for the words that are there, instead of words for a gap.",
    },
    { id: "feature-extraction", when: "Vectors that stand for whole texts." },
  ],
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
        "One encoder for a hundred languages, to be fine-tuned where texts are not only English; MIT license.",
    },
  ],
  metrics: [
    {
      id: "cross_entropy",
      description:
        "How little chance the model gave to the words that truly stood in the gaps, on a logarithmic scale and averaged; lower is better.",
    },
    {
      id: "perplexity",
      description:
        "Among how many equally likely words the model in effect chooses for each gap; 1 would mean that it was sure of every right one, so lower is better.",
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
