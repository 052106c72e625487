// The page of tabular-to-text.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model converts structured records to sentences. The input is fields with values, or facts with subject, relation and object. The output should contain all requested facts and no others.",
  subtasks: [{ id: "rdf-to-text", label: "RDF to text" }],
  uses: [
    {
      title: "Facts from a database",
      text: "Three facts about a bridge, its river, length and architect, become one readable sentence for an encyclopedia.",
    },
    {
      title: "Catalog descriptions",
      text: "A shop has columns for size, material and color of each product, and the model writes a short description from them.",
    },
  ],
  related: [
    {
      id: "table-to-text",
      when: "You want to describe a whole table, and the model selects the important facts.",
    },
    {
      id: "table-question-answering",
      when: "You want to ask a question whose answer is in the table.",
    },
    {
      id: "text-generation",
      when: "You need free text that does not have to match a record exactly.",
    },
  ],
  hideInModels: true,
});
