// DiffusionBee: an app that draws on Macs.
import { defineApp } from "hubsmith";
import { runsPipeline } from "../kit/apps/pipeline.ts";

export default defineApp({
  id: "diffusionbee",
  label: "DiffusionBee",
  summary: "Draws images on Macs, in a window.",
  docsUrl: "https://diffusionbee.com",
  readOn: "2026-11-26", // Its link: @huggingface/tasks 0.21.54, read on 2026-12-01.
  installs: { macos: { page: "https://diffusionbee.com" } },
  runs: runsPipeline(({ id }) => `https://diffusionbee.com/huggingface_import?model_id=${id}`),
});
