// MLX-VLM: models for pictures and sounds, on Apple silicon.
import { absent, defineApp } from "hubsmith";
import { contextFlag, runsMlx } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { plainServer } from "../kit/apps/server.ts";
import table from "../kit/engines/mlx-vlm.gen.ts";

export default defineApp({
  id: "mlx-vlm",
  label: "MLX-VLM",
  summary: "Runs models for pictures, sounds and text with weights for MLX, on Apple silicon.",
  docsUrl: "https://github.com/Blaizzy/mlx-vlm",
  readOn: "2026-11-26", // Its options: mlx-vlm 0.7.10, read on 2026-12-01.
  order: 1,
  installs: { macos: { pip: ["mlx-vlm"] } },
  runs: runsMlx(
    ["chat"],
    ({ model, role, context, isMultimodal }) =>
      isMultimodal
        ? {
            commands: [
              {
                purpose: "Start a server",
                code: sh`mlx_vlm.server --model ${model.id}${contextFlag("--max-kv-size", context)}`,
              },
            ],
            // The wire formats of MLX-VLM 0.7.10, read on 2026-12-01.
            ...plainServer("http://localhost:8080", model.id, role, "responses", "messages"),
          }
        : absent({
            code: "other-task",
            reason: "It is for models that take pictures or sounds.",
            fix: "Use MLX LM, which runs language models.",
          }),
    table,
  ),
});
