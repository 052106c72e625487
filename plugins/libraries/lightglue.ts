// LightGlue: matches keypoints of two images.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "lightglue",
  prettyLabel: "LightGlue",
  repoUrl: "https://github.com/cvg/LightGlue",
  countDownloads: downloads.any(downloads.extension("pth"), downloads.path("config.json")),
});
