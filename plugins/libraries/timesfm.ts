// TimesFM: a model from Google that forecasts time series which it was not trained on.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "timesfm",
  prettyLabel: "TimesFM",
  repoName: "timesfm",
  repoUrl: "https://github.com/google-research/timesfm",
  filter: false,
  countDownloads: downloads.any(
    downloads.path("config.json"),
    downloads.path("torch_model.ckpt"),
    downloads.path("checkpoints/checkpoint_1100000/state/checkpoint"),
    downloads.path("checkpoints/checkpoint_2150000/state/checkpoint"),
  ),
});
