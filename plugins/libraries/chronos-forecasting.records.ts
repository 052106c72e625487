// Records to test Chronos on.
import { recordsOf, unnamed } from "../kit/libraries/records-of.ts";

export default [
  ...recordsOf("chronos-forecasting", {
    "a forecast": { pipeline_tag: "time-series-forecasting" },
  }),
  ...unnamed("chronos-forecasting", {
    "by its name": { id: "example-org/chronos-bolt", pipeline_tag: "time-series-forecasting" },
    "another forecaster": { id: "example-org/otter", pipeline_tag: "time-series-forecasting" },
  }),
];
