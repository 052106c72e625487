// Infinity: embeddings and rankings.
import { defineApp } from "hubsmith";
import { openAiServer, runsWeights, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import table from "../kit/engines/infinity.gen.ts";

export default defineApp({
  id: "infinity",
  label: "Infinity",
  summary: "Serves embedders and rerankers, several at once.",
  docsUrl: "https://github.com/michaelfeil/infinity",
  readOn: "2026-11-26", // Its options: infinity-emb 0.0.78, read on 2026-12-01.
  order: 11,
  installs: sameInstall({ pip: ["infinity-emb[all]"] }, "linux", "macos"),
  runs: runsWeights(
    ["embed", "rank"],
    ({ model, role, needsCode }) => ({
      commands: [
        {
          purpose: "Start a server",
          // OpenAI's clients expect the paths below /v1.
          code: sh`infinity_emb v2 --model-id ${model.id} --url-prefix /v1${needsCode ? sh`` : sh` --no-trust-remote-code`}`,
        },
      ],
      ...openAiServer("http://localhost:7997", model.id, role),
    }),
    { ...table, runsCode: true },
  ),
});
