// The page of text ranking.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model sorts texts by their relevance to a query. The output is a score for each text. It is usually the second step of a search: a fast method finds some dozens of texts, and this model ranks them.",
  uses: [
    {
      title: "Better search results",
      text: "The search of a help center returns fifty pages by keywords; the three that answer the question are put on top.",
    },
    {
      title: "Passages for a chat",
      text: "Of thirty passages found for a question, only the best five go into the prompt of a language model, which costs less and misleads it less.",
    },
    {
      title: "Reading in order",
      text: "A hundred older patents that resemble a new one are sorted by relevance, so that an examiner reads the most important first.",
    },
  ],
  choosing: [
    "Each text costs one run of the model with the query, so size decides: a MiniLM of 23M parameters suits a live search on a CPU, larger models want a GPU.",
    "Check the languages: models of MS MARCO know English, and gte-multilingual-reranker-base more than 70 languages.",
    "Check the length, too: MiniLM rerankers read 512 tokens, query and text together, the gte ones up to 8,192. Where texts are longer, rank their passages.",
    "Mind the search that comes before: what is not among its fifty results cannot be put on top. Measure how often the right text is there.",
    "Scores order the texts of one query, and are not comparable between models; some are any number, some lie from 0 to 1. Set a threshold only with queries of your own.",
  ],
  related: [
    {
      id: "feature-extraction",
      when: "Millions of texts are searched, with vectors that are made once and compared fast.",
    },
    {
      id: "sentence-similarity",
      when: "Sentences are compared for likeness, without a query to answer.",
    },
    { id: "question-answering", when: "The answer itself is quoted from the best text." },
    {
      id: "visual-document-retrieval",
      when: "Pages are found as pictures, with their charts and tables.",
    },
  ],
  datasets: [
    {
      id: "microsoft/ms_marco",
      description:
        "Questions from Bing with passages that people marked where they held the answer; many English rankers learned from it.",
    },
  ],
  models: [
    {
      id: "cross-encoder/ms-marco-MiniLM-L6-v2",
      description:
        "The usual start for English: small and fast, trained on MS MARCO; 512 tokens for query and text; Apache 2.0.",
    },
    {
      id: "Alibaba-NLP/gte-multilingual-reranker-base",
      description:
        "For more than 70 languages and up to 8,192 tokens, with 306M parameters; Apache 2.0.",
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
        "How well the most useful texts stand on top: each counts for its usefulness, less the lower it stands, and the sum is divided by that of the ideal order; 1 is best.",
    },
    {
      id: "Mean Reciprocal Rank",
      description:
        "One divided by the place of the first relevant text in the ranking, averaged over all queries; at 1, the best value, a relevant text always comes first.",
    },
    {
      id: "Mean Average Precision",
      description:
        "At the place of each relevant text, the share of texts so far that are relevant, averaged over all relevant texts and then over all queries; 1, where all of them stand on top, is best.",
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
