// Records to test Kronos on.
import { type Fields, unnamed } from "../kit/libraries/records-of.ts";

const candles: Fields = { pipeline_tag: "time-series-forecasting", tags: ["Finance", "K-line"] };

export default unnamed("kronos-forecasting", {
  "a model": { id: "acme/Kronos-base", ...candles },
  "the smallest model": { id: "acme/Kronos-mini", ...candles },
  "a tokenizer": { id: "acme/Kronos-Tokenizer-base", ...candles },
  "the tokenizer of the smallest model": { id: "acme/Kronos-Tokenizer-2k", ...candles },
  "another model": { id: "acme/otter", ...candles },
});
