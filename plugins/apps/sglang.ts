// SGLang: serves models to many users at once.
import { defineApp } from "hubsmith";
import { contextFlag, openAiServer, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "sglang",
  label: "SGLang",
  summary: "Serves language models and embeddings to many users at once, on GPUs.",
  docsUrl: "https://docs.sglang.io/docs/basic_usage/openai_api",
  readOn: "2026-11-26",
  order: 5,
  installs: { linux: { pip: ["sglang"] } },
  runs: runsWeights(["chat", "complete", "embed"], ({ model, role, trust, context }) => ({
    commands: [
      {
        purpose: "Start a server",
        code: sh`sglang serve --model-path ${model.id}${contextFlag("--context-length", context)}${role === "embed" ? sh` --is-embedding` : sh``}${trust}`,
      },
    ],
    ...openAiServer("http://localhost:30000", model.id, role),
  })),
});
