// The page of tabular-to-text.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model converts structured records to sentences. The input is fields with values, or facts with subject, relation and object. The output should contain all requested facts and no others.",
  subtasks: [{ id: "rdf-to-text", label: "RDF to text" }],
  uses: [
    {
      title: "Facts of a database",
      text: "Three facts about a bridge, its river, its length and its architect, become one readable sentence for an encyclopedia.",
    },
    {
      title: "Texts for a catalog",
      text: "A shop has size, material and color of each product in columns, and gets a short description of each out of them.",
    },
  ],
  related: [
    {
      id: "table-to-text",
      when: "A whole table is to be described, and what is worth saying is part of the work.",
    },
    {
      id: "table-question-answering",
      when: "A question is asked, and its answer stands in the table.",
    },
    {
      id: "text-generation",
      when: "The text is free, and no record has to be rendered faithfully.",
    },
  ],
  hideInModels: true,
});
