// LMDeploy: serves language models, and those for pictures, on NVIDIA's GPUs.
import { defineApp } from "hubsmith";
import { contextFlag, openAiServer, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { parserOptions } from "../kit/apps/tool-parsers.ts";
import table from "../kit/engines/lmdeploy.gen.ts";

export default defineApp({
  id: "lmdeploy",
  label: "LMDeploy",
  summary: "Serves language models, and those for pictures, on NVIDIA's GPUs.",
  docsUrl: "https://lmdeploy.readthedocs.io/en/latest/llm/api_server.html",
  readOn: "2026-11-26",
  installs: { linux: { pip: ["lmdeploy"] }, windows: { pip: ["lmdeploy"] } },
  runs: runsWeights(
    ["chat", "complete"],
    ({ model, role, context }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh`lmdeploy serve api_server ${model.id}${contextFlag("--session-len", context)}${parserOptions("lmdeploy", model, role)}`,
        },
      ],
      ...openAiServer("http://localhost:23333", model.id, role),
    }),
    table,
  ),
});
