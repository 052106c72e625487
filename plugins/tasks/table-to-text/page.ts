// The page of table-to-text.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "A model reads a table and writes what is worth knowing about it: one sentence on some chosen cells, or a paragraph on the whole. It has to find what matters, and sometimes to compare or count, while every number it writes must agree with the table.",
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
