// Migas: forecasts of time series that also use texts about them.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "synthefy-migas",
  prettyLabel: "Migas",
  repoUrl: "https://github.com/Synthefy/synthefy-migas",
  countDownloads: downloads.path("model.pt"),
});
