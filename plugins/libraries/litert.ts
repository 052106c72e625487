// LiteRT: runs TensorFlow Lite models on phones, boards and in browsers.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "litert",
  prettyLabel: "LiteRT",
  repoName: "LiteRT",
  repoUrl: "https://github.com/google-ai-edge/LiteRT",
  filter: false,
  countDownloads: downloads.extension("tflite"),
});
