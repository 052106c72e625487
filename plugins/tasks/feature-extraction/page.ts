// The page of feature extraction: what to read and try where a text becomes numbers to compare it by.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model turns a text into a vector, so that texts close in meaning lie close together: the ground of semantic search, of clusters, and of finding passages for a language model. Vectors of different models cannot be compared.",
  libraries: ["sentence-transformers", "transformers", "transformers.js"],
  datasets: [
    {
      id: "wikipedia",
      description:
        "Cleaned articles of Wikipedia in many languages, a common corpus to embed and to search.",
    },
  ],
  models: [
    {
      id: "thenlper/gte-large",
      description:
        "Vectors of 1,024 numbers for English texts of up to 512 tokens; small enough for a CPU; MIT licence.",
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
  metrics: [],
  demo: {
    inputs: [{ type: "text", label: "Input", content: "A heron stands in the shallows, waiting." }],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Dimension 1", "Dimension 2", "Dimension 3"],
          ["0.0931", "-0.2417", "0.5086"],
        ],
      },
    ],
  },
  widgetModels: ["facebook/bart-base"],
});
