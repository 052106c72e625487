// Chronos: forecasts time series, with probabilities.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "chronos-forecasting",
  prettyLabel: "Chronos",
  repoName: "Chronos",
  repoUrl: "https://github.com/amazon-science/chronos-forecasting",
  filter: false,
  install: { pip: ["chronos-forecasting"] },
  snippets: (model) => ({ purpose: "Forecast a series", code: forecast(model) }),
});

function forecast(model: Model): Code {
  return python`
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
}
