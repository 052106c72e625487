// The page of text retrieval.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model searches a collection of texts for a query, and returns passages, the best first. Most models convert the query and the passages to vectors, so that texts with the same meaning are found even with different words.",
  subtasks: [
    { id: "document-retrieval", label: "Document Retrieval" },
    { id: "utterance-retrieval", label: "Utterance Retrieval" },
    { id: "entity-linking-retrieval", label: "Entity Linking Retrieval" },
    { id: "fact-checking-retrieval", label: "Fact Checking Retrieval" },
  ],
  uses: [
    {
      title: "Sources for a chatbot",
      text: "Before a chatbot answers a question about holidays, the three fitting paragraphs are fetched from a company's rules.",
    },
    {
      title: "Evidence for a claim",
      text: "A newsroom enters a claim from a speech, and gets the passages of reports and statistics that speak for or against it.",
    },
  ],
  related: [
    {
      id: "text-ranking",
      when: "A short list of passages is there, and is to be put into a better order.",
    },
    {
      id: "sentence-similarity",
      when: "A few texts are to be compared with each other, and no collection is searched.",
    },
    {
      id: "visual-document-retrieval",
      when: "What is searched are pages as images, with their tables and figures.",
    },
  ],
  hideInModels: true,
});
