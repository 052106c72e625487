// The format of fal's pictures, as the apps document it.
import { expect, test } from "vitest";
import falAi from "./fal-ai.ts";

const [textToImage] = falAi.tasks;

test.each([
  ["fal-ai/flux/dev", "image/jpeg"],
  ["fal-ai/flux/krea", "image/jpeg"],
  ["fal-ai/flux-lora", "image/jpeg"],
  ["fal-ai/flux-kontext/dev", "image/jpeg"],
  ["fal-ai/flux-kontext-lora", "image/png"],
  ["fal-ai/flux-kontext-lora/text-to-image", "image/jpeg"],
  ["fal-ai/flux-2/edit", "image/png"],
  ["fal-ai/flux-2/klein/9b/edit", "image/png"],
  ["fal-ai/flux-2/klein/9b", "image/jpeg"],
  ["fal-ai/flux-2-pro", "image/jpeg"],
  ["fal-ai/chrono-edit", "image/jpeg"],
  ["fal-ai/firered-image-edit", "image/png"],
  ["fal-ai/glm-image", "image/jpeg"],
  ["fal-ai/hidream-i1-full", "image/jpeg"],
  ["fal-ai/hunyuan-image/v3/text-to-image", "image/png"],
  ["fal-ai/lightning-models", "image/jpeg"],
  ["fal-ai/longcat-image", "image/jpeg"],
  ["fal-ai/longcat-image/edit", "image/png"],
  ["fal-ai/lora", "image/png"],
  ["fal-ai/qwen-image", "image/png"],
  ["fal-ai/qwen-image-edit-2511/lora", "image/png"],
  ["fal-ai/z-image/turbo", "image/png"],
  ["acme/fal-ai/qwen-image", "image/jpeg"],
])("%s sends %s", (app, type) => {
  expect(textToImage!.answer(false, "routed", app)).toMatchObject({ type });
});
