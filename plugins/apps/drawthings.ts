// Draw Things: an app that draws on Macs.
import { defineApp } from "hubsmith";
import { runsPipeline } from "../kit/apps/pipeline.ts";

export default defineApp({
  id: "drawthings",
  label: "Draw Things",
  summary: "Draws images on Macs, iPhones and iPads.",
  docsUrl: "https://drawthings.ai",
  readOn: "2026-11-26", // Its link: @huggingface/tasks 0.21.54, read on 2026-12-01.
  installs: { macos: { page: "https://drawthings.ai" } },
  runs: runsPipeline(
    ({ id }) => `https://drawthings.ai/import/diffusers/pipeline.from_pretrained?repo_id=${id}`,
  ),
});
