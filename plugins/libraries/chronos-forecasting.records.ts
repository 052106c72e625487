// Records to test Chronos on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("chronos-forecasting", {
  "a forecast": { pipeline_tag: "time-series-forecasting" },
});
