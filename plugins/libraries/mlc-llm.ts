// MLC LLM: compiles language models for GPUs, phones and browsers.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { isMlc } from "../kit/libraries/other-formats.ts";

export default defineLibrary({
  id: "mlc-llm",
  prettyLabel: "MLC-LLM",
  repoUrl: "https://github.com/mlc-ai/mlc-llm",
  docsUrl: "https://llm.mlc.ai/docs/",
  countDownloads: downloads.path("mlc-chat-config.json"),
  isTriedUnnamed: true,
  install: {
    pip: ["--pre", "-f", "https://mlc.ai/wheels", "mlc-llm-nightly-cpu", "mlc-ai-nightly-cpu"],
    note: "For a GPU with CUDA or ROCm there are others: https://llm.mlc.ai/docs/install/mlc_llm.html",
  },
  snippets: (model) => {
    if (!isNamed(model, "mlc-llm") && !isMlc(model)) return NOT_SHOWN;
    if (EMBEDS.test(model.pipeline_tag ?? "")) return NO_CHAT;
    return [
      { purpose: "Chat", code: chat(model) },
      { purpose: "Start a local server", code: serve(model) },
    ];
  },
});

const EMBEDS = /^(?:feature-extraction|sentence-similarity)$/;

const NO_CHAT = absent({
  code: "other-task",
  reason: "MLC LLM chats with a model, and this model embeds text.",
  fix: "Use WebLLM, which embeds text in a browser.",
});

const address = (model: Model): string => `HF://${model.id}`;

const chat = (model: Model): Code => sh`mlc_llm chat ${address(model)}`;

const serve = (model: Model): Code => sh`mlc_llm serve ${address(model)}`;
