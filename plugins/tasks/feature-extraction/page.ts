// The page of feature extraction.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model converts a text to a vector of numbers, called an embedding. Texts with similar meanings have similar vectors, so programs can compare, search and group texts.",
  uses: [
    {
      title: "Semantic search",
      text: "Each page of a handbook is embedded once. The search embeds the question too and returns the nearest pages, even if they use other words.",
    },
    {
      title: "Retrieval-augmented generation",
      text: "Before a language model answers, the application retrieves the passages nearest to the question and adds them to the prompt.",
    },
    {
      title: "Clustering answers",
      text: "Ten thousand survey answers are clustered by similarity, and people name the clusters.",
    },
    {
      title: "Training with few examples",
      text: "A simple classifier on top of the embeddings needs only a few dozen examples, because the embeddings already contain much of the meaning.",
    },
  ],
  choosing: [
    "Use a model trained for embeddings. A plain encoder such as BERT or BART also returns vectors, but their distances mean little until it is fine-tuned.",
    "Start with the MTEB leaderboard. Filter by your language, your purpose (search, clustering, classification) and a size that you can run. Then test three models with your own queries.",
    "Long vectors need more storage: 1,024 numbers of 32 bits take 4 KB for each text. Some models (Matryoshka) let you shorten vectors with little loss.",
    "Read the model card. Many models silently truncate the input at 512 tokens. Some, such as E5, lose quality without the prefix query: or passage: before each text.",
    "Choose one model before you embed a large collection. Vectors of two models cannot be compared, so a new model means embedding everything again.",
  ],
  related: [
    {
      id: "sentence-similarity",
      when: "You need similarity scores between a few sentences, and no stored vectors.",
    },
    {
      id: "text-ranking",
      when: "You want to rerank the nearest texts with a slower and more accurate model.",
    },
    { id: "image-feature-extraction", when: "You need embeddings of images instead of texts." },
    { id: "fill-mask", when: "You need an encoder to fine-tune for your own task." },
  ],
  datasets: [
    {
      id: "wikipedia",
      description:
        "Wikipedia articles in many languages without markup, a common collection for embedding and search.",
    },
  ],
  models: [
    {
      id: "thenlper/gte-large",
      description:
        "Embeddings of 1,024 numbers for English texts of up to 512 tokens; small enough for a CPU; MIT license.",
    },
    {
      id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
      description:
        "A 7B embedding model that reads up to 32,000 tokens and accepts an instruction with each query; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "mteb/leaderboard",
      description: "Ranks embedding models by task and language on the MTEB benchmarks.",
    },
    {
      id: "mteb/arena",
      description:
        "Shows the results of two embedding models for your query, and lets you vote for one.",
    },
  ],
  demo: {
    inputs: [{ type: "text", label: "Input", content: "A heron stands in the shallows, waiting." }],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Dimension 1", "Dimension 2", "Dimension 3", "…", "Dimension 768"],
          ["0.0931", "-0.2417", "0.5086", "…", "-0.1162"],
        ],
      },
    ],
  },
  widgetModels: ["facebook/bart-base"],
});
