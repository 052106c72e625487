// NInfer: runs a few chosen Qwen models on one GeForce RTX 5090, as fast as it can.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ninfer",
  prettyLabel: "NInfer",
  repoName: "NInfer",
  repoUrl: "https://github.com/Neroued/ninfer",
  filter: false,
  countDownloads: downloads.extension("ninfer"),
});
