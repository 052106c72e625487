// Cosmos: NVIDIA's world models, which generate and predict videos for robots and cars.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "cosmos",
  prettyLabel: "Cosmos",
  repoName: "Cosmos",
  repoUrl: "https://github.com/NVIDIA/Cosmos",
  filter: false,
  countDownloads: downloads.any(downloads.path("config.json"), downloads.extension("pt")),
});
