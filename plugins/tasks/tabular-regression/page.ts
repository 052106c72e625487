// The page of tabular regression.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model predicts a number for each row of a table, such as the rent of a flat from its area, rooms and year. It learns from rows whose number is known.",
  subtasks: [{ id: "tabular-single-column-regression", label: "Tabular Single Column Regression" }],
  uses: [
    {
      title: "Car prices",
      text: "A used car dealer estimates a car's price from age, mileage and model before making an offer.",
    },
    {
      title: "Delivery times",
      text: "A carrier predicts from distance, hour and weather how many minutes a delivery takes, and shows the time to the customer.",
    },
    {
      title: "Harvest forecasts",
      text: "A farm estimates the harvest of each field from soil, rain and seed, and orders the right number of trucks.",
    },
  ],
  choosing: [
    "Measure two baselines first: the average, and a linear model. Use boosted trees only if they are clearly better on unseen rows.",
    "Trees and forests cannot extrapolate a trend beyond the training values. If values keep growing, use a linear model or predict the growth.",
    "For prices and other numbers of very different size, train on their logarithm, so that large values do not dominate.",
    'If you need a range and not only one number, train for quantiles, for example by `loss="quantile"` in scikit-learn\'s HistGradientBoostingRegressor.',
    "Do not use columns that are filled in only after the result is known. They make the test perfect and the model useless.",
  ],
  related: [
    { id: "tabular-classification", when: "The answer is one of a few classes." },
    {
      id: "time-series-forecasting",
      when: "The number is a future value of a time series.",
    },
    {
      id: "table-question-answering",
      when: "The number is in the table or is a sum of table values.",
    },
  ],
  datasets: [
    {
      id: "inria-soda/tabular-benchmark",
      description:
        "Dozens of tables in four groups. Those below reg_num and reg_cat have a number to predict.",
    },
  ],
  models: [
    {
      id: "scikit-learn/Fish-Weight",
      description:
        "Estimates the weight of a fish from its species and measurements: a small example to read.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/fish-weight-prediction",
      description: "Change the measurements of a fish and see the predicted weight.",
    },
  ],
  metrics: [
    {
      id: "mse",
      description:
        "Mean squared error: the average of the squared differences between predicted and true values, so large errors count most; lower is better.",
    },
    {
      id: "r-squared",
      description:
        "The coefficient of determination: the share of the variance that the model explains, where 1 is perfect and 0 equals predicting the average; higher is better.",
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
