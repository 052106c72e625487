// TimesFM: Google's model that forecasts time series without training on them.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "timesfm",
  prettyLabel: "TimesFM",
  repoName: "timesfm",
  repoUrl: "https://github.com/google-research/timesfm",
  countDownloads: downloads.any(
    downloads.path("config.json"),
    downloads.path("torch_model.ckpt"),
    downloads.path("checkpoints/checkpoint_1100000/state/checkpoint"),
    downloads.path("checkpoints/checkpoint_2150000/state/checkpoint"),
  ),
});
