// VideoX-Fun: pipelines to make and to train videos, which poses, edges and camera paths can control.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "videox_fun",
  prettyLabel: "VideoX Fun",
  repoName: "VideoX Fun",
  repoUrl: "https://github.com/aigc-apps/VideoX-Fun",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
});
