// MLX LM: runs language models on Apple silicon.
import { absent, type Absence, type AppRun, defineApp, type Model } from "hubsmith";
import { openAiServer, roleOf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "mlx-lm",
  label: "MLX LM",
  summary: "Runs language models with weights for MLX, on Apple silicon.",
  docsUrl: "https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/SERVER.md",
  readOn: "2026-11-26",
  installs: { macos: { pip: ["mlx-lm"] } },
  runs,
});

function runs(model: Model): AppRun | Absence {
  if (!model.tags.includes("mlx") && model.library_name !== "mlx")
    return absent({
      code: "other-format",
      reason: "It runs weights for MLX, and the repository has none.",
      fix: "Choose an MLX quantization of the model, or a program that loads its weights.",
    });
  const role = roleOf(model);
  if ((role !== "chat" && role !== "complete") || model.pipeline_tag === "image-text-to-text")
    return absent({
      code: "other-task",
      reason: "It runs language models only.",
      fix: "Use the library that the model card names, such as MLX-VLM.",
    });
  return {
    commands: [
      ...(role === "chat"
        ? [{ purpose: "Chat in the terminal", code: sh`mlx_lm.chat --model ${model.id}` }]
        : []),
      { purpose: "Start a server", code: sh`mlx_lm.server --model ${model.id}` },
    ],
    ...openAiServer("http://localhost:8080", model.id, role),
  };
}
