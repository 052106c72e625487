// The page of table question answering: what to read, try and measure where a table is asked a question.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model answers a question about a table in plain language, without a query language: it picks cells, and some models also count, sum or average them. The table is read as a whole, so large ones have to be cut down before.",
  libraries: ["transformers"],
  datasets: [
    {
      id: "wikitablequestions",
      description:
        "22,033 questions that people wrote about tables of Wikipedia; many take more than one step to answer.",
    },
    {
      id: "wikisql",
      description:
        "80,654 questions about Wikipedia tables, each with the SQL query that answers it.",
    },
  ],
  models: [
    {
      id: "microsoft/tapex-base",
      description:
        "A BART trained to run SQL queries over a table; meant to be fine-tuned before you ask it in words; MIT licence.",
    },
    {
      id: "google/tapas-base-finetuned-wtq",
      description:
        "Ready for English questions: points at the cells and says whether to count, sum or average them; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "katanaml/table-query",
      description: "Put a question about a table to TAPAS.",
    },
  ],
  metrics: [
    {
      id: "Denotation Accuracy",
      description:
        "The share of questions whose final answer is right, by whatever steps the model came to it.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["River", "Length (km)", "Flows into"],
          ["Danube", "2850", "Black Sea"],
          ["Rhine", "1233", "North Sea"],
          ["Elbe", "1094", "North Sea"],
        ],
      },
      {
        type: "text",
        label: "Question",
        content: "How many of the rivers flow into the North Sea?",
      },
    ],
    outputs: [{ type: "text", label: "Result", content: "2" }],
  },
  widgetModels: ["google/tapas-base-finetuned-wtq"],
});
