// KRONOS: embeds images of tissue in which many proteins are stained.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "kronos",
  prettyLabel: "KRONOS",
  repoName: "KRONOS",
  repoUrl: "https://github.com/mahmoodlab/KRONOS",
  filter: false,
  countDownloads: downloads.extension("pt"),
});
