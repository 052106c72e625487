// Time series forecasting. Input: past values. Output: future values.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "time-series-forecasting",
  label: "Time Series Forecasting",
  modality: "tabular",
});
