// The page of graph machine learning.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model learns from a graph: nodes with links between them, such as the atoms and bonds of a molecule. It predicts properties of nodes, missing links, or properties of the graph.",
  uses: [
    {
      title: "Properties of molecules",
      text: "A chemist has a model say which of ten thousand candidate molecules probably dissolve in water, and tests only those in the laboratory.",
    },
    {
      title: "Fraud among accounts",
      text: "A bank looks at who pays whom, and finds a ring of accounts that look harmless one by one.",
    },
  ],
  related: [
    {
      id: "tabular-classification",
      when: "Each row stands for itself, and links between rows do not matter.",
    },
    {
      id: "feature-extraction",
      when: "What is to be turned into numbers that can be compared is text.",
    },
  ],
});
