// VideoX-Fun: pipelines to generate and to train videos, controlled by poses, edges and camera paths.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "videox_fun",
  prettyLabel: "VideoX Fun",
  repoUrl: "https://github.com/aigc-apps/VideoX-Fun",
  countDownloads: downloads.extension("safetensors"),
});
