// The page of tabular classification.
import { defineTaskPage } from "hubsmith/catalog";

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
      title: "Customer churn",
      text: "A phone company predicts which contracts will be canceled next month, and calls those customers first.",
    },
    {
      title: "Faulty parts",
      text: "A factory takes forty measurements of each part. A person checks the parts that look faulty.",
    },
    {
      title: "Suspicious payments",
      text: "A bank scores each payment by amount, place and hour, and holds suspicious payments until somebody has checked them.",
    },
    {
      title: "Species from measurements",
      text: "A biologist has the length and weight of each ringed bird, and predicts missing species.",
    },
  ],
  choosing: [
    "A pretrained model works only for a table with the same columns in the same units. Usually you train one on your own rows, mostly in minutes and without a GPU.",
    "Start with gradient-boosted trees, such as XGBoost, LightGBM or scikit-learn's HistGradientBoostingClassifier. They support missing values and are hard to beat.",
    "Also try TabPFN, especially on small tables. It is pretrained and needs no tuning. The maximum number of rows and the terms for commercial use differ by version.",
    "Test on rows that are later than the training rows. Never split one customer's rows between training and test set, or the score will be too high.",
    "Load pickled scikit-learn models only from people you trust, because loading a pickle runs code. Use the library version that saved the model.",
  ],
  related: [
    {
      id: "tabular-regression",
      when: "You want to predict a number, such as a price, not a class.",
    },
    { id: "text-classification", when: "You want to classify text instead of table rows." },
    {
      id: "table-question-answering",
      when: "You have questions about a table, and nothing to predict.",
    },
    {
      id: "time-series-forecasting",
      when: "The values form a time series, and you want to predict the next ones.",
    },
  ],
  datasets: [
    {
      id: "inria-soda/tabular-benchmark",
      description:
        "OpenML tables, chosen to compare types of models fairly, for classification and regression.",
    },
  ],
  models: [
    {
      id: "scikit-learn/cancer-prediction-trees",
      description:
        "Decision trees that classify breast tumors as benign or malignant: a learning example, not for medical use.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/tabular-playground",
      description:
        "Predicts from measurements whether a product will fail, with the data of a Kaggle competition.",
    },
    {
      id: "scikit-learn/classification",
      description:
        "Shows the decision boundaries of scikit-learn classifiers between points of two classes.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of rows that are classified correctly; higher is better, but if one row in a hundred is fraud, a model that never predicts fraud reaches 99%.",
    },
    {
      id: "recall",
      description:
        "The share of actual positives, such as customers who left, that the model finds; higher is better.",
    },
    {
      id: "precision",
      description:
        "The share of predicted positives, such as parts predicted as faulty, that are correct; higher is better.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall, from 0 to 1, which is high only if both are high; higher is better.",
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
