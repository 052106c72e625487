// Granite TSFM: small models for time series.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";

export default defineLibrary({
  id: "granite-tsfm",
  prettyLabel: "Granite TSFM",
  repoName: "granite-tsfm",
  repoUrl: "https://github.com/ibm-granite/granite-tsfm",
  isTriedUnnamed: true,
  install: { pip: ["granite-tsfm"] },
  snippets: (model) => {
    const type = Object.keys(CLASSES).find((name) => model.tags.includes(name));
    if (type !== undefined)
      return { purpose: "Forecast a series", code: forecast(model, CLASSES[type]!) };
    return isNamed(model, "granite-tsfm") ? OTHER_TASK : NOT_SHOWN;
  },
});

// By the type in config.json, which the Hub adds to the tags.
const CLASSES: Readonly<Record<string, string>> = {
  flowstate: "FlowStateForPrediction",
  tinytimemixer: "TinyTimeMixerForPrediction",
};

const OTHER_TASK = absent({
  code: "other-task",
  reason: "The model needs a pipeline for its task, which the record does not name.",
  fix: "See the model card.",
});

const forecast = (model: Model, name: string): Code => python`
  import torch
  from tsfm_public import ${python.name(name)}

  model = ${python.name(name)}.from_pretrained(${model.id})
  # A batch with one series of one column: a wave with a period of 24 hours.
  hours = torch.arange(model.config.context_length)
  series = torch.sin(hours * 2 * torch.pi / 24).reshape(1, -1, 1)

  with torch.no_grad():
      print(model(past_values=series).prediction_outputs[0, :, 0])
`;
