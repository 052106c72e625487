// MLX LM: runs language models on Apple silicon.
import { absent, defineApp } from "hubsmith";
import { contextFlag, openAiServer, runsMlx } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { contextNote, GROWS } from "../kit/apps/context.ts";
import table from "../kit/engines/mlx-lm.gen.ts";

export default defineApp({
  id: "mlx-lm",
  label: "MLX LM",
  summary: "Runs language models with weights for MLX, on Apple silicon.",
  docsUrl: "https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/SERVER.md",
  readOn: "2026-11-26", // Its options: mlx-lm 0.32.2, read on 2026-12-01.
  order: 1,
  installs: { macos: { pip: ["mlx-lm"] } },
  runs: runsMlx(
    ["chat", "complete"],
    ({ model, role, context, isMultimodal }) =>
      isMultimodal
        ? absent({
            code: "other-task",
            reason: "It runs language models only.",
            fix: "Use MLX-VLM, which takes pictures and sounds.",
          })
        : {
            commands: [
              ...(role === "chat"
                ? [
                    {
                      purpose: "Chat in the terminal",
                      code: sh`mlx_lm.chat --model ${model.id}${contextFlag("--max-kv-size", context)}`,
                    },
                  ]
                : []),
              { purpose: "Start a server", code: sh`mlx_lm.server --model ${model.id}` },
            ],
            // MLX LM 0.32.2 has no other wire formats. Read on 2026-12-01.
            ...openAiServer("http://localhost:8080", model.id, role),
            ...contextNote(GROWS, context),
          },
    table,
  ),
});
