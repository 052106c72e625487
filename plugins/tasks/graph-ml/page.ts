// The page of graph machine learning.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model learns from a graph: nodes with links between them, such as the atoms and bonds of a molecule. It predicts properties of nodes, missing links, or properties of the graph.",
  uses: [
    {
      title: "Properties of molecules",
      text: "A model predicts which of ten thousand candidate molecules dissolve in water, and a chemist tests only those in the laboratory.",
    },
    {
      title: "Fraud detection",
      text: "A bank analyzes payments between accounts, and finds a fraud ring whose accounts look harmless individually.",
    },
  ],
  related: [
    {
      id: "tabular-classification",
      when: "Each row is independent, and links between rows do not matter.",
    },
    {
      id: "feature-extraction",
      when: "You want to turn text into vectors that can be compared.",
    },
  ],
});
