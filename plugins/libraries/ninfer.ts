// NInfer: runs a few selected Qwen models on one GeForce RTX 5090 as fast as possible.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ninfer",
  prettyLabel: "NInfer",
  repoUrl: "https://github.com/Neroued/ninfer",
  countDownloads: downloads.extension("ninfer"),
});
