// Chronos: forecasts time series, with probabilities.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "chronos-forecasting",
  prettyLabel: "Chronos",
  repoUrl: "https://github.com/amazon-science/chronos-forecasting",
  isTriedUnnamed: true,
  install: { pip: ["chronos-forecasting"] },
  snippets: (model) =>
    isNamed(model, "chronos-forecasting") || isShown(model)
      ? { purpose: "Forecast a series", code: forecast(model) }
      : NOT_SHOWN,
});

const isShown = (model: Model): boolean =>
  model.pipeline_tag === "time-series-forecasting" && /chronos/i.test(nameOf(model));

const forecast = (model: Model): Code => python`
  import pandas as pd
  from chronos import BaseChronosPipeline

  pipeline = BaseChronosPipeline.from_pretrained(${model.id})
  data = {
      "item_id": "umbrellas",
      "timestamp": pd.date_range("2020-01-01", periods=60, freq="MS"),
      "target": [90, 80, 60, 50, 40, 30, 30, 40, 60, 80, 100, 110] * 5,
  }
  levels = [0.1, 0.5, 0.9]
  history = pd.DataFrame(data)

  print(pipeline.predict_df(history, prediction_length=12, quantile_levels=levels))
`;
