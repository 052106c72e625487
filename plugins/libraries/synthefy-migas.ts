// Migas: forecasts of time series that take texts about them into account.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "synthefy-migas",
  prettyLabel: "Migas",
  repoName: "Migas",
  repoUrl: "https://github.com/Synthefy/synthefy-migas",
  filter: false,
  countDownloads: downloads.path("model.pt"),
});
