// The page of table question answering.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model answers a question about a table in plain language. Some models return the relevant cells and whether to count, sum or average them; others write the answer. No formulas or query language are needed.",
  uses: [
    {
      title: "Questions about a price list",
      text: "A customer asks which bicycle under 800 euros has the longest warranty, and gets the cell with the answer.",
    },
    {
      title: "Spreadsheets without formulas",
      text: "A user asks for the total of the orders in May, and the model selects the cells to add.",
    },
    {
      title: "Tables in articles",
      text: "Users ask questions about timetables, results and statistics on web pages, without a database.",
    },
  ],
  choosing: [
    "Count tokens. TAPAS reads 512 and TAPEX 1,024 for question and table together, often some dozens of rows. Remove irrelevant rows and columns first.",
    "Check the output. TAPAS returns cells and an operation such as SUM, and you do the arithmetic. TAPEX writes the answer itself, without showing its cells.",
    "A model name that ends in base or large means that the model is not fine-tuned yet. TAPAS fine-tuned on WikiTableQuestions (wtq) counts and sums. Fine-tuned on SQA, it only selects cells.",
    "For large tables, or several at once, let a text generation model write SQL and run it on your database. Then the table size does not matter.",
    "Most models know English questions about Wikipedia tables. Test yours with thirty questions whose answers you know, including sums and counts.",
  ],
  related: [
    { id: "question-answering", when: "The answer is in running text instead of a table." },
    { id: "document-question-answering", when: "The table exists only as a scan or a photo." },
    { id: "text-generation", when: "You need an SQL query, or an answer with an explanation." },
    {
      id: "tabular-classification",
      when: "You want to predict a class for each row, such as whether a customer will leave.",
    },
  ],
  datasets: [
    {
      id: "wikitablequestions",
      description:
        "22,033 questions that people wrote about Wikipedia tables. Many need more than one step to answer.",
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
        "A BART trained to run SQL queries over a table. Fine-tune it before you ask questions in words; MIT license.",
    },
    {
      id: "google/tapas-base-finetuned-wtq",
      description:
        "Ready for English questions. It selects cells and predicts whether to count, sum or average them; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "katanaml/table-query",
      description: "Ask TAPAS a question about a table, and see its answer.",
    },
  ],
  metrics: [
    {
      id: "Denotation Accuracy",
      description:
        "The share of questions with a correct final answer, regardless of the cells or steps; higher is better.",
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
