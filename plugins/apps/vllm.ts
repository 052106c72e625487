// vLLM: serves models to many users at once.
import { defineApp } from "hubsmith";
import { contextFlag, openAiServer, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "vllm",
  label: "vLLM",
  summary: "Serves models to many users at once, on GPUs.",
  docsUrl: "https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html",
  readOn: "2026-11-25",
  order: 4,
  installs: { linux: { pip: ["vllm"] } },
  runs: runsWeights(
    ["chat", "complete", "embed", "rank", "transcribe"],
    ({ model, role, trust, context }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh`vllm serve ${model.id}${contextFlag("--max-model-len", context)}${trust}`,
        },
      ],
      ...openAiServer("http://localhost:8000", model.id, role, "responses", "messages"),
    }),
  ),
});
