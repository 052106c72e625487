// The page of time series forecasting.
import { defineTaskPage } from "hubsmith/catalog";

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
      title: "Shop inventory",
      text: "A bakery forecasts the number of loaves for each day of next week from two years of sales, and bakes accordingly.",
    },
    {
      title: "Grid load",
      text: "A power company predicts the load for the next 48 hours from past load and temperature, and plans which power stations run.",
    },
  ],
  related: [
    {
      id: "tabular-regression",
      when: "You want to predict a number for table rows that are not a time series.",
    },
    {
      id: "tabular-classification",
      when: "You want to predict a class for each row, such as faulty or not faulty, not a number.",
    },
  ],
});
