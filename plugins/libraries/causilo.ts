// Causilo: predicts classes and numbers of tables from examples in its input, without training.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "causilo",
  prettyLabel: "Causilo",
  repoUrl: "https://github.com/nums-ai/causilo",
  countDownloads: downloads.any(
    downloads.path("classifier/config.json"),
    downloads.path("regressor/config.json"),
  ),
});
