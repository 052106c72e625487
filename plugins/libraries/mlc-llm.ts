// MLC LLM: compiles language models for GPUs, phones and browsers.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "mlc-llm",
  prettyLabel: "MLC-LLM",
  repoName: "MLC-LLM",
  repoUrl: "https://github.com/mlc-ai/mlc-llm",
  docsUrl: "https://llm.mlc.ai/docs/",
  filter: false,
  countDownloads: downloads.path("mlc-chat-config.json"),
});
