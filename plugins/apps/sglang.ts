// SGLang: serves models to many users at once.
import { defineApp } from "hubsmith";
import { contextFlag, openAiServer, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import table from "../kit/engines/sglang.gen.ts";
import { schemasOnlyInChat } from "../kit/apps/server.ts";
import { parserOptions } from "../kit/apps/tool-parsers.ts";

export default defineApp({
  id: "sglang",
  label: "SGLang",
  summary: "Serves language models and embeddings to many users at once, on GPUs.",
  docsUrl: "https://docs.sglang.io/docs/basic_usage/openai_api",
  readOn: "2026-11-26", // Its options: SGLang 0.5.23, read on 2026-12-01.
  order: 5,
  installs: { linux: { pip: ["sglang"] } },
  runs: runsWeights(
    ["chat", "complete", "embed"],
    ({ model, role, trust, context, divided }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh`sglang serve --model-path ${model.id}${contextFlag("--context-length", context)}${divided}${role === "embed" ? sh` --is-embedding` : sh``}${parserOptions("sglang", model, role)}${trust}`,
        },
      ],
      // The wire formats of SGLang 0.5.23, read on 2026-12-01.
      ...schemasOnlyInChat(
        openAiServer("http://localhost:30000", model.id, role, "responses", "messages"),
        "messages",
      ),
    }),
    table,
    "--tp-size",
  ),
});
