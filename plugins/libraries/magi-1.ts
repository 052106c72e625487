// MAGI-1: videos from texts, images or videos, generated in chunks.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "magi-1",
  prettyLabel: "MAGI-1",
  repoUrl: "https://github.com/SandAI-org/MAGI-1",
  countDownloads: downloads.path("ckpt/vae/config.json"),
});
