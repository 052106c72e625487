// MLC LLM: compiles language models for GPUs, phones and browsers.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";

export default defineLibrary({
  id: "mlc-llm",
  prettyLabel: "MLC-LLM",
  repoName: "MLC-LLM",
  repoUrl: "https://github.com/mlc-ai/mlc-llm",
  docsUrl: "https://llm.mlc.ai/docs/",
  filter: false,
  countDownloads: downloads.path("mlc-chat-config.json"),
  install: {
    pip: ["--pre", "-f", "https://mlc.ai/wheels", "mlc-llm-nightly-cpu", "mlc-ai-nightly-cpu"],
    note: "For a GPU with CUDA or ROCm there are others: https://llm.mlc.ai/docs/install/mlc_llm.html",
  },
  snippets: (model) => [
    { purpose: "Chat", code: chat(model) },
    { purpose: "Start a local server", code: serve(model) },
  ],
});

const address = (model: Model): string => `HF://${model.id}`;

function chat(model: Model): Code {
  return sh`mlc_llm chat ${address(model)}`;
}

function serve(model: Model): Code {
  return sh`mlc_llm serve ${address(model)}`;
}
