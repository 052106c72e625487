// The page of tabular regression.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model predicts a number for each row of a table, such as the rent of a flat from its area, rooms and year. It learns from rows whose number is known.",
  subtasks: [{ id: "tabular-single-column-regression", label: "Tabular Single Column Regression" }],
  uses: [
    {
      title: "Prices of cars",
      text: "A dealer in used cars estimates from age, mileage and model what a car will bring, before an offer is made.",
    },
    {
      title: "Times of delivery",
      text: "A carrier tells from distance, hour and weather how many minutes a parcel will take, and shows that to the customer.",
    },
    {
      title: "Harvests to come",
      text: "A farm estimates the harvest of each field from soil, rain and seed, and orders as many lorries as it needs.",
    },
  ],
  choosing: [
    "Write down two yardsticks first: always the average, and a linear model. Keep boosted trees only if they clearly do better on rows they have not seen.",
    "Trees and forests cannot follow a trend beyond the numbers that they were trained on. Where values keep growing, take a linear model or predict the growth.",
    "For prices and other numbers of very different size, train on their logarithm, so that the large ones do not outweigh the rest.",
    'If you need a range and not only one number, train for quantiles, for example by `loss="quantile"` in scikit-learn\'s HistGradientBoostingRegressor.',
    "Use no column that is filled in only once the result is known: it makes the test perfect and the model useless.",
  ],
  related: [
    { id: "tabular-classification", when: "The answer is one of a few classes." },
    {
      id: "time-series-forecasting",
      when: "The number belongs to a later moment of a series that was measured so far.",
    },
    {
      id: "table-question-answering",
      when: "The number stands in the table or is a sum of what does.",
    },
  ],
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
        "Mean squared error: each row's miss, predicted minus true number, is squared, and all are averaged, so that large misses weigh most; lower is better.",
    },
    {
      id: "r-squared",
      description:
        "How much of the differences between the rows' true numbers the model explains: 1 is perfect, 0 no better than always guessing the average; higher is better.",
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
