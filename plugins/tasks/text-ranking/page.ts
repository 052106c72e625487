// The page of text ranking.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model sorts texts by their relevance to a query. The output is a score for each text. It is usually the second step of a search: a fast method finds some dozens of texts, and this model ranks them.",
  uses: [
    {
      title: "Better search results",
      text: "The keyword search of a help center returns fifty pages. The model moves the three that answer the question to the top.",
    },
    {
      title: "Passages for a chatbot",
      text: "Of thirty passages retrieved for a question, only the best five go into the prompt of a language model. This costs less and misleads the model less.",
    },
    {
      title: "Sorting by relevance",
      text: "Sort a hundred older patents that resemble a new one by relevance, so that an examiner reads the most important first.",
    },
  ],
  choosing: [
    "Each text needs one run of the model with the query, so size matters. A MiniLM of 23M parameters is fast enough for live search on a CPU. Larger models need a GPU.",
    "Check the languages. MS MARCO models support English, and gte-multilingual-reranker-base more than 70 languages.",
    "Check the maximum length. MiniLM rerankers read 512 tokens for query and text together, the gte ones up to 8,192. Split longer texts into passages and rank those.",
    "Check the search before the reranker. If the right text is not among its fifty results, the reranker cannot move it to the top. Measure how often it is there.",
    "Scores order the texts of one query, and are not comparable between models. Some models return any number, others 0 to 1. Set a threshold only with your own queries.",
  ],
  related: [
    {
      id: "feature-extraction",
      when: "You search millions of texts with precomputed embeddings and a fast comparison.",
    },
    {
      id: "sentence-similarity",
      when: "You want to compare sentences by similarity, without a query.",
    },
    { id: "question-answering", when: "You want to quote the answer itself from the best text." },
    {
      id: "visual-document-retrieval",
      when: "You want to find pages as images, with their charts and tables.",
    },
  ],
  datasets: [
    {
      id: "microsoft/ms_marco",
      description:
        "Bing questions with passages that people marked as containing the answer. Many English rerankers were trained on it.",
    },
  ],
  models: [
    {
      id: "cross-encoder/ms-marco-MiniLM-L6-v2",
      description:
        "A common first choice for English: small and fast, trained on MS MARCO; 512 tokens for query and text; Apache 2.0.",
    },
    {
      id: "Alibaba-NLP/gte-multilingual-reranker-base",
      description:
        "Supports more than 70 languages and up to 8,192 tokens, with 306M parameters; Apache 2.0.",
    },
    {
      id: "Alibaba-NLP/gte-reranker-modernbert-base",
      description:
        "For long English texts and for code: 149M parameters, up to 8,192 tokens; Apache 2.0.",
    },
  ],
  metrics: [
    {
      id: "Normalized Discounted Cumulative Gain",
      description:
        "The sum of the relevance of each text, discounted by its rank and divided by the sum of the ideal order; 1 is best.",
    },
    {
      id: "Mean Reciprocal Rank",
      description:
        "One divided by the rank of the first relevant text, averaged over all queries; 1 is best.",
    },
    {
      id: "Mean Average Precision",
      description:
        "The precision at the rank of each relevant text, averaged over all relevant texts and then over all queries; 1 is best.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Source sentence",
        content: "How do I get coffee out of a wool jumper?",
      },
      {
        type: "text",
        label: "Sentences to compare to",
        content: "Dab a fresh stain on wool with cold water and a little vinegar, and do not rub.",
      },
      { type: "text", content: "Our wool jumpers are knitted in four colors." },
      { type: "text", content: "Grind coffee just before you brew it." },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          {
            label:
              "Dab a fresh stain on wool with cold water and a little vinegar, and do not rub.",
            score: 0.96,
          },
          { label: "Our wool jumpers are knitted in four colors.", score: 0.04 },
          { label: "Grind coffee just before you brew it.", score: 0.01 },
        ],
      },
    ],
  },
  widgetModels: ["cross-encoder/ms-marco-MiniLM-L6-v2"],
});
