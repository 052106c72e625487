// SGLang: serves models to many users at once.
import { defineApp, type Model } from "hubsmith";
import { contextFlag, openAiServer, type Role, runsWeights } from "hubsmith/apps";
import { type Code, sh } from "hubsmith/code";
import table from "../kit/engines/sglang.gen.ts";
import { toolParserOf } from "../kit/apps/tool-parsers.ts";

export default defineApp({
  id: "sglang",
  label: "SGLang",
  summary: "Serves language models and embeddings to many users at once, on GPUs.",
  docsUrl: "https://docs.sglang.io/docs/basic_usage/openai_api",
  readOn: "2026-11-26",
  order: 5,
  installs: { linux: { pip: ["sglang"] } },
  runs: runsWeights(
    ["chat", "complete", "embed"],
    ({ model, role, trust, context }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh`sglang serve --model-path ${model.id}${contextFlag("--context-length", context)}${role === "embed" ? sh` --is-embedding` : sh``}${tools(model, role)}${trust}`,
        },
      ],
      ...openAiServer("http://localhost:30000", model.id, role),
    }),
    table,
  ),
});

const tools = (model: Model, role: Role): Code<"sh"> => {
  const parser = role === "chat" ? toolParserOf(model)?.sglang : undefined;
  return parser === undefined ? sh`` : sh` --tool-call-parser ${parser}`;
};
