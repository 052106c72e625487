// ComfyUI: draws with a graph of steps, in a browser.
import { defineApp } from "hubsmith";
import { runsCheckpoint, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "comfyui",
  label: "ComfyUI",
  summary: "Draws images with a graph of steps, in a browser.",
  docsUrl: "https://docs.comfy.org/comfy-cli/getting-started",
  readOn: "2026-11-26",
  order: 15,
  installs: sameInstall({ pip: ["comfy-cli"], script: ["comfy install"] }),
  runs: runsCheckpoint(({ url }) => ({
    commands: [
      {
        purpose: "Download the model",
        code: sh`comfy model download --url ${url} --relative-path models/checkpoints`,
      },
      { purpose: "Start it at http://localhost:8188", code: sh`comfy launch` },
    ],
  })),
});
