// Clara: NVIDIA's models for medicine and the life sciences.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "clara",
  prettyLabel: "Clara",
  repoUrl: "https://github.com/nvidia/clara",
  countDownloads: downloads.any(downloads.extension("ckpt"), downloads.path("config.json")),
});
