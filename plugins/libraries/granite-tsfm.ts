// Granite TSFM: small models for time series.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "granite-tsfm",
  prettyLabel: "Granite TSFM",
  repoName: "granite-tsfm",
  repoUrl: "https://github.com/ibm-granite/granite-tsfm",
  install: { pip: ["granite-tsfm"] },
  snippets: (model) =>
    model.tags.includes("tinytimemixer")
      ? { purpose: "Forecast a series", code: forecast(model) }
      : OTHER_TASK,
});

const OTHER_TASK = absent({
  code: "other-task",
  reason: "The model needs a pipeline for its task, which the record does not name.",
  fix: "See the model card.",
});

const forecast = (model: Model): Code => python`
  import torch
  from tsfm_public import TinyTimeMixerForPrediction

  model = TinyTimeMixerForPrediction.from_pretrained(${model.id})
  # A batch with one series of one column: a wave with a period of 24 hours.
  hours = torch.arange(model.config.context_length)
  series = torch.sin(hours * 2 * torch.pi / 24).reshape(1, -1, 1)

  with torch.no_grad():
      print(model(past_values=series).prediction_outputs[0, :, 0])
`;
