// TIMEE: a transformer that classifies time series from labeled examples in its input, without training.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "timee-ts",
  prettyLabel: "timee-ts",
  repoUrl: "https://github.com/liamsbhoo/timee",
  countDownloads: downloads.path("model.safetensors"),
});
