// Genmo: makes videos from texts with Mochi.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "genmo",
  prettyLabel: "Genmo",
  repoUrl: "https://github.com/genmoai/models",
  countDownloads: downloads.path("vae_stats.json"),
});
