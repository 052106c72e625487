// The page of feature extraction.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model converts a text to a vector of numbers, called an embedding. Texts with similar meanings have similar vectors, so programs can compare, search and group texts.",
  uses: [
    {
      title: "Search by meaning",
      text: "Each page of a handbook is turned into a vector once. A question becomes one, too, and the nearest pages are shown, whatever words they use.",
    },
    {
      title: "Facts for a chat",
      text: "Before a language model answers, the passages nearest to the question are fetched and put into its prompt (retrieval-augmented generation).",
    },
    {
      title: "Grouping answers",
      text: "Ten thousand answers to a survey fall into groups of similar ones, which people then name.",
    },
    {
      title: "Learning from little",
      text: "A simple classifier on top of the vectors gets by with a few dozen examples, because much of the meaning is in them already.",
    },
  ],
  choosing: [
    "Take a model trained for embeddings. A plain encoder such as BERT or BART gives vectors, too, but how far they lie apart says little until it is tuned.",
    "Start from the MTEB leaderboard, narrowed to your language, your purpose (search, grouping, classes) and a size you can run. Then try three on queries of yours.",
    "Long vectors cost for ever: 1,024 numbers of 32 bits take 4 KB for each text. Some models (Matryoshka) allow vectors to be cut short at little loss.",
    "Read the card: many models stop at 512 tokens without a word, and some, such as E5, lose quality unless query: or passage: stands before each text.",
    "Settle on one before you embed a large collection. Vectors of two models cannot be compared, so a change of model means to start over.",
  ],
  related: [
    {
      id: "sentence-similarity",
      when: "Scores between a few sentences, without vectors to store.",
    },
    {
      id: "text-ranking",
      when: "The nearest texts are put in order by a slower and more exact model.",
    },
    { id: "image-feature-extraction", when: "Vectors of images instead of texts." },
    { id: "fill-mask", when: "An encoder that is to be fine-tuned for a task of yours." },
  ],
  datasets: [
    {
      id: "wikipedia",
      description:
        "Articles of Wikipedia in many languages without their markup, a common collection to embed and to search.",
    },
  ],
  models: [
    {
      id: "thenlper/gte-large",
      description:
        "Vectors of 1,024 numbers for English texts of up to 512 tokens; small enough for a CPU; MIT license.",
    },
    {
      id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
      description:
        "A 7B embedder that reads up to 32,000 tokens, and takes an instruction with each query; Apache 2.0.",
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
        "Shows what two embedding models find for your query, and lets you vote for one.",
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
