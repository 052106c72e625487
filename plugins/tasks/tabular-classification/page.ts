// The page of tabular classification.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model predicts a class for each row of a table. The input is the values of a row, such as a customer's age, contract and last orders, and the output is a class, such as stays or leaves. It learns from rows whose class is known.",
  subtasks: [
    {
      id: "tabular-multi-class-classification",
      label: "Tabular Multi Class Classification",
    },
    {
      id: "tabular-multi-label-classification",
      label: "Tabular Multi Label Classification",
    },
  ],
  uses: [
    {
      title: "Customers about to leave",
      text: "A phone company finds the contracts that will probably be cancelled next month, and calls those customers first.",
    },
    {
      title: "Faulty parts",
      text: "A factory has forty measurements of each part, and sends those that look faulty to a person for a second check.",
    },
    {
      title: "Suspicious payments",
      text: "A bank rates each payment by amount, place and hour, and holds the suspicious ones back until somebody has asked.",
    },
    {
      title: "Species by measure",
      text: "A biologist has length and weight of each bird that was ringed, and fills in the species where it is missing.",
    },
  ],
  choosing: [
    "A model from elsewhere fits only a table with the same columns in the same units. As a rule you train one on your own rows, mostly in minutes and without a GPU.",
    "Begin with gradient-boosted trees, such as XGBoost, LightGBM or scikit-learn's HistGradientBoostingClassifier. They take missing values and are hard to beat.",
    "Try TabPFN as well, above all on small tables: it comes trained and needs no tuning. How many rows it takes, and whether you may use it for business, differs by version.",
    "Test on rows that are later than those trained on, and never split one customer's rows between the two; otherwise the score flatters.",
    "Load pickled scikit-learn models only from people you trust, because loading one runs code, and with the version of the library that made it.",
  ],
  related: [
    { id: "tabular-regression", when: "The answer is a number, such as a price, and not a class." },
    { id: "text-classification", when: "What is to be sorted is text." },
    {
      id: "table-question-answering",
      when: "You have questions on a table, and nothing to predict.",
    },
    {
      id: "time-series-forecasting",
      when: "Values follow each other in time, and the next are asked for.",
    },
  ],
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
        "Decision trees that call breast tumours benign or malignant: an example to learn from, not for medicine.",
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
        "The share of rows that get their right class; higher is better, but where one row in a hundred is fraud, a model that never says so reaches 99%.",
    },
    {
      id: "recall",
      description:
        "Of the rows that truly are of a class, say the customers who left, the share that the model finds; higher is better.",
    },
    {
      id: "precision",
      description:
        "Of the rows that the model puts into a class, say those it calls faulty, the share that truly belongs there; higher is better.",
    },
    {
      id: "f1",
      description:
        "One score from 0 to 1 that is high only if the model finds most rows of a class and is mostly right in the rows it names; higher is better.",
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
