// The page of tabular regression: what to read, try and measure where rows of a table get a number.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model predicts a number for each row of a table, such as a price, a weight or a demand, from the values in its columns. As a rule you train one on your own table; start with a linear model, and keep boosted trees only if they do better.",
  libraries: ["sklearn"],
  datasets: [
    {
      id: "inria-soda/tabular-benchmark",
      description:
        "Dozens of tables in four groups; those below reg_num and reg_cat have a number to predict.",
    },
  ],
  models: [
    {
      id: "scikit-learn/Fish-Weight",
      description:
        "Estimates the weight of a fish from its species and measures: small enough to read as an example.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/fish-weight-prediction",
      description: "Change the measures of a fish and see what it would weigh.",
    },
  ],
  metrics: [
    {
      id: "mse",
      description:
        "Mean squared error: the average of the squared misses, so that one large miss counts more than many small ones.",
    },
    {
      id: "r-squared",
      description:
        "The share of the variation that the model explains: 1 is perfect, 0 is no better than the average, and less is worse.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Area (m²)", "Rooms", "Built in"],
          ["48", "2", "1968"],
          ["92", "4", "2004"],
        ],
      },
    ],
    outputs: [{ type: "tabular", table: [["Monthly rent (€)"], ["690"], ["1420"]] }],
  },
  widgetModels: ["scikit-learn/Fish-Weight"],
});
