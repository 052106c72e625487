// JoyFusion: an app that draws on Macs.
import { defineApp } from "hubsmith";
import { runsPipeline } from "../kit/apps/pipeline.ts";

export default defineApp({
  id: "joyfusion",
  label: "JoyFusion",
  summary: "Draws images on Macs, in a window.",
  docsUrl: "https://joyfusion.app",
  readOn: "2026-11-26", // Its link: @huggingface/tasks 0.21.54, read on 2026-12-01.
  installs: { macos: { page: "https://joyfusion.app" } },
  runs: runsPipeline(({ id }) => `https://joyfusion.app/import_from_hf?repo_id=${id}`),
});
