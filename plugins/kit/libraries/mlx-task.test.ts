// Weights for MLX without a task have that of the package with their type.
import { expect, test } from "vitest";
import { mlxTaskOf } from "./mlx-task.ts";

test.each([
  [{ tags: ["mlx", "safetensors", "qwen3"] }, "text-generation"],
  [{ tags: ["mlx", "safetensors", "qwen3_5"] }, "text-generation"],
  [{ tags: ["mlx", "safetensors", "paligemma"] }, "image-text-to-text"],
  [{ tags: ["mlx", "whisper"] }, "automatic-speech-recognition"],
  [{ tags: ["mlx"], config: { model_type: "llama" } }, "text-generation"],
  [{ tags: ["mlx", "safetensors", "llava"] }, "image-text-to-text"],
  // A word of the author, and a type that MLX-Audio has.
  [{ tags: ["mlx", "safetensors", "acme", "dense"] }, undefined],
  [{ tags: ["mlx", "safetensors", "bert"] }, undefined],
  [{ tags: ["mlx", "qwen3"], pipeline_tag: "feature-extraction" }, "feature-extraction"],
  [{ tags: ["mlx", "qwen3"], pipeline_tag: "translation" }, "text-generation"],
  [{ tags: ["mlx"], pipeline_tag: "translation" }, "translation"],
  [{ tags: ["mlx", "qwen3"], library_name: "mlx-vlm" }, "image-text-to-text"],
])("the task of %j is %s", (fields, task) => {
  expect(mlxTaskOf({ id: "acme/otter", ...fields })).toBe(task);
});
