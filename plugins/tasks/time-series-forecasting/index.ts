// Time series forecasting: values up to now in, the values to come out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "time-series-forecasting",
  label: "Time Series Forecasting",
  modality: "tabular",
  isPlaceholder: true,
});
