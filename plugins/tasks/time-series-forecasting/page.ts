// The page of time series forecasting.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model predicts the next values of a series measured over time, such as the power used in each hour. The output is a number for each step, often with a range. The input is one series, or several that influence each other.",
  subtasks: [
    {
      id: "univariate-time-series-forecasting",
      label: "Univariate Time Series Forecasting",
    },
    {
      id: "multivariate-time-series-forecasting",
      label: "Multivariate Time Series Forecasting",
    },
  ],
  uses: [
    {
      title: "Stock in a shop",
      text: "A bakery forecasts the loaves it will sell on each day of next week from two years of sales, and bakes accordingly.",
    },
    {
      title: "Load of a grid",
      text: "A power company predicts the load for the next 48 hours from past load and temperature, and plans which stations run.",
    },
  ],
  related: [
    {
      id: "tabular-regression",
      when: "A number is predicted for rows of a table that do not follow each other in time.",
    },
    {
      id: "tabular-classification",
      when: "Each row is to get a class, such as faulty or sound, and not a number.",
    },
  ],
});
