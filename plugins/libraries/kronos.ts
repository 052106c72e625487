// KRONOS: embeds images of tissue in which many proteins are stained.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "kronos",
  prettyLabel: "KRONOS",
  repoUrl: "https://github.com/mahmoodlab/KRONOS",
  countDownloads: downloads.extension("pt"),
});
