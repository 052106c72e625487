// LMDeploy: serves language models, and those for pictures, on NVIDIA's GPUs.
import { defineApp, type Model } from "hubsmith";
import { contextFlag, openAiServer, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { schemasOnlyInChat } from "../kit/apps/server.ts";
import { parserOptions } from "../kit/apps/tool-parsers.ts";
import table from "../kit/engines/lmdeploy.gen.ts";

export default defineApp({
  id: "lmdeploy",
  label: "LMDeploy",
  summary: "Serves language models, and those for pictures, on NVIDIA's GPUs.",
  docsUrl: "https://lmdeploy.readthedocs.io/en/latest/llm/api_server.html",
  readOn: "2026-11-26", // Its options: LMDeploy 0.18.0, read on 2026-12-01.
  installs: { linux: { pip: ["lmdeploy"] }, windows: { pip: ["lmdeploy"] } },
  runs: runsWeights(
    ["chat", "complete"],
    ({ model, role, context, divided }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh`lmdeploy serve api_server ${model.id}${contextFlag("--session-len", context)}${divided}${parserOptions("lmdeploy", model, role)}`,
        },
      ],
      // The wire formats of LMDeploy 0.18.0, read on 2026-12-01.
      ...schemasOnlyInChat(
        openAiServer("http://localhost:23333", model.id, role, "messages", ...ofTexts(model)),
        "messages",
      ),
    }),
    table,
    "--tp",
  ),
});

// Its Responses have no images.
const ofTexts = ({ pipeline_tag: task }: Model): readonly "responses"[] =>
  task === "text-generation" ? ["responses"] : [];
