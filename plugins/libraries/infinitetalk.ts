// InfiniteTalk: animates people in an image or a video to speak a recording of any length.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "infinitetalk",
  prettyLabel: "InfiniteTalk",
  repoName: "InfiniteTalk",
  repoUrl: "https://github.com/MeiGen-AI/InfiniteTalk",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
});
