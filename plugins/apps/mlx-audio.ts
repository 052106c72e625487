// MLX-Audio: speech, on Apple silicon.
import { defineApp } from "hubsmith";
import { openAiServer, runsMlx } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import table from "../kit/engines/mlx-audio.gen.ts";

export default defineApp({
  id: "mlx-audio",
  label: "MLX-Audio",
  summary: "Recognizes and speaks with weights for MLX, on Apple silicon.",
  docsUrl: "https://github.com/Blaizzy/mlx-audio",
  readOn: "2026-11-26", // Its options: mlx-audio 0.6.2, read on 2026-12-01.
  order: 1,
  installs: { macos: { pip: ["mlx-audio[server]"] } },
  // The server loads the model that a request names.
  runs: runsMlx(
    ["transcribe", "speak"],
    ({ model, role }) => ({
      commands: [{ purpose: "Start a server", code: sh`mlx_audio.server` }],
      ...openAiServer("http://localhost:8000", model.id, role),
    }),
    table,
  ),
});
