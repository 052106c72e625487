// RKLLM: language models converted for the neural processors of Rockchip.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "rkllm",
  prettyLabel: "RKLLM",
  repoUrl: "https://github.com/airockchip/rknn-llm",
  countDownloads: downloads.extension("rkllm"),
});
