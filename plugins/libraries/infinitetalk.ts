// InfiniteTalk: animates people in an image or a video to speak a recording of any length.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "infinitetalk",
  prettyLabel: "InfiniteTalk",
  repoUrl: "https://github.com/MeiGen-AI/InfiniteTalk",
  countDownloads: downloads.extension("safetensors"),
});
