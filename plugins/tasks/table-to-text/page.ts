// The page of table-to-text.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model describes a table in text: one sentence about selected cells, or a paragraph about the whole table. It may need to compare or count, and its numbers must match the table.",
  uses: [
    {
      title: "Match reports",
      text: "The table of scores of a basketball game becomes a short report with the winner, the margin and the best player.",
    },
    {
      title: "Tables read aloud",
      text: "A user who cannot see a price table hears two sentences: which offer is cheapest, and by how much.",
    },
  ],
  related: [
    { id: "tabular-to-text", when: "You want to write all of a single record's facts as text." },
    { id: "table-question-answering", when: "You have a specific question about the table." },
    { id: "summarization", when: "You want to shorten a text, not a table." },
  ],
  hideInModels: true,
});
