// TiRex: forecasts of time series by xLSTM, a recurrent network, without training on them.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "tirex",
  prettyLabel: "TiRex",
  repoUrl: "https://github.com/NX-AI/tirex",
  countDownloads: downloads.extension("ckpt"),
  install: { pip: ["tirex-ts"] },
  snippets: (model) =>
    /^TiRex(?:-|$)/.test(nameOf(model))
      ? { purpose: "Forecast a series", code: forecast(model) }
      : OTHER_NAME,
});

// The package chooses the class by the name of the repository.
const OTHER_NAME = absent({
  code: "other-name",
  reason: "TiRex loads only repositories whose names begin with its own.",
  fix: "See the model card.",
});

const forecast = (model: Model): Code => python`
  import torch
  from tirex import load_model

  model = load_model(${model.id})
  months = [90, 80, 60, 50, 40, 30, 30, 40, 60, 80, 100, 110]
  history = torch.tensor(months * 5, dtype=torch.float32)
  quantiles, mean = model.forecast(context=history, prediction_length=12)

  print(mean)
`;
