// The page of text retrieval.
import { defineTaskPage } from "hubsmith/catalog";

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
      text: "A chatbot retrieves the three matching paragraphs from company rules before it answers a question about holidays.",
    },
    {
      title: "Evidence for a claim",
      text: "A newsroom enters a claim from a speech, and gets passages from reports and statistics that support or contradict it.",
    },
  ],
  related: [
    {
      id: "text-ranking",
      when: "You have a short list of passages, and want a better order.",
    },
    {
      id: "sentence-similarity",
      when: "You want to compare a few texts with each other, without searching a collection.",
    },
    {
      id: "visual-document-retrieval",
      when: "You search pages as images, with their tables and figures.",
    },
  ],
  hideInModels: true,
});
