// The page of table question answering.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model answers a question about a table in plain language. Some models return the relevant cells and whether to count, sum or average them; others write the answer. No formulas or query language are needed.",
  uses: [
    {
      title: "Asking a price list",
      text: "A customer asks which bicycle under 800 euros has the longest warranty, and gets the one cell that answers it.",
    },
    {
      title: "Sheets without formulas",
      text: "Somebody asks for the total of the orders in May; the model picks the cells to be added.",
    },
    {
      title: "Tables in articles",
      text: "Timetables, results and statistics on web pages are asked as they are, without a database in between.",
    },
  ],
  choosing: [
    "Count tokens: TAPAS reads 512 and TAPEX 1,024, question and table together, often some dozens of rows. Drop the rows and columns that cannot matter before you ask.",
    "Look at what comes out. TAPAS names cells and an operation such as SUM, and leaves the arithmetic to you; TAPEX writes the answer itself, without showing its cells.",
    "A name that ends in base or large stands for a model yet to be tuned. TAPAS tuned on WikiTableQuestions (wtq) counts and sums; tuned on SQA, it only picks cells.",
    "For large tables, or several at once, have a text generation model write SQL and run that on your database: the size of the table no longer matters then.",
    "Most models know English questions about tables of Wikipedia. Try yours with thirty questions whose answers you know, sums and counts among them.",
  ],
  related: [
    { id: "question-answering", when: "The answer stands in running text instead of a table." },
    { id: "document-question-answering", when: "The table exists only as a scan or a photo." },
    { id: "text-generation", when: "A query in SQL, or an answer with an explanation." },
    {
      id: "tabular-classification",
      when: "A class is predicted for each row, such as whether a customer will leave.",
    },
  ],
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
        "A BART trained to run SQL queries over a table; meant to be fine-tuned before you ask it in words; MIT license.",
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
      description: "Put a question about a table to TAPAS, and see which answer it finds.",
    },
  ],
  metrics: [
    {
      id: "Denotation Accuracy",
      description:
        "The share of questions whose final answer is right, by whatever cells or steps the model came to it; higher is better.",
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
