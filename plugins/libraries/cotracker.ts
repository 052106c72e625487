// CoTracker: tracks many points through a video together.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "cotracker",
  prettyLabel: "CoTracker",
  repoUrl: "https://github.com/facebookresearch/co-tracker",
  countDownloads: downloads.extension("pth"),
});
