// The page of tabular classification: what to read, try and measure where rows of a table get classes.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model puts each row of a table into a class, from the values in its columns: will a customer leave, is a part faulty. Few models carry over: as a rule you train one on your own table, and boosted trees are hard to beat.",
  libraries: ["sklearn"],
  datasets: [
    {
      id: "inria-soda/tabular-benchmark",
      description:
        "Tables of OpenML, chosen to compare kinds of models fairly, for classes as well as for numbers.",
    },
  ],
  models: [
    {
      id: "scikit-learn/cancer-prediction-trees",
      description:
        "A decision tree that calls breast tumours benign or malignant: an example to learn from, not for medicine.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/tabular-playground",
      description:
        "Predicts from measurements whether a product will fail, on the data of a Kaggle competition.",
    },
    {
      id: "scikit-learn/classification",
      description:
        "Shows where the classifiers of scikit-learn draw the line between points of two classes.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of rows in the right class; where one row in a hundred is fraud, a model that never says so scores 99%.",
    },
    {
      id: "recall",
      description:
        "Of the rows that are of a class, the share the model puts there; it rises as you lower the threshold.",
    },
    {
      id: "precision",
      description:
        "Of the rows the model puts into a class, the share that belongs there; it usually falls as you lower the threshold.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall at one threshold; a fair choice where classes are uneven.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Bill length (mm)", "Flipper length (mm)", "Body mass (g)"],
          ["38.9", "181", "3625"],
          ["46.1", "211", "4500"],
        ],
      },
    ],
    outputs: [{ type: "tabular", table: [["Species"], ["Adelie"], ["Gentoo"]] }],
  },
  widgetModels: ["scikit-learn/tabular-playground"],
});
