// CoTracker: follows points through a video, many of them together.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "cotracker",
  prettyLabel: "CoTracker",
  repoName: "CoTracker",
  repoUrl: "https://github.com/facebookresearch/co-tracker",
  filter: false,
  countDownloads: downloads.extension("pth"),
});
