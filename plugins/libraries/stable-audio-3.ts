// Stable Audio 3: sounds and music by diffusion, from texts and from other sounds.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "stable-audio-3",
  prettyLabel: "Stable Audio 3",
  repoName: "stable-audio-3",
  repoUrl: "https://github.com/Stability-AI/stable-audio-3",
  countDownloads: downloads.path("model_config.json"),
});
