// The page of table-to-text.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model describes a table in text: one sentence about selected cells, or a paragraph about the whole table. It may need to compare or count, and its numbers must match the table.",
  uses: [
    {
      title: "Reports on matches",
      text: "The table of scores of a basketball match becomes a short report that names the winner, the margin and the best player.",
    },
    {
      title: "Tables read aloud",
      text: "A reader who cannot see a table of prices hears two sentences that say which offer is cheapest and by how much.",
    },
  ],
  related: [
    { id: "tabular-to-text", when: "Single records or facts are to be put into words completely." },
    { id: "table-question-answering", when: "You know what you want to ask the table." },
    { id: "summarization", when: "What is to be made short is a text, not a table." },
  ],
  hideInModels: true,
});
