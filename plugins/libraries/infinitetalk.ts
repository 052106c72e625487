// InfiniteTalk: makes people in an image or a video speak after a recording, for as long as it is.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "infinitetalk",
  prettyLabel: "InfiniteTalk",
  repoName: "InfiniteTalk",
  repoUrl: "https://github.com/MeiGen-AI/InfiniteTalk",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
});
