// Records to test Chronos on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("chronos-forecasting", {
  "a forecast": { pipeline_tag: "time-series-forecasting" },
});
