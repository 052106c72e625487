// ComfyUI: draws with a graph of steps, in a browser.
import { type AppCommand, defineApp } from "hubsmith";
import { runsCheckpoint, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { withVariable } from "../kit/apps/access.ts";

export default defineApp({
  id: "comfyui",
  label: "ComfyUI",
  summary: "Draws images with a graph of steps, in a browser.",
  docsUrl: "https://docs.comfy.org/comfy-cli/getting-started",
  readOn: "2026-11-26", // Its options: comfy-cli 1.23.0, read on 2026-12-01.
  order: 15,
  installs: sameInstall({ pip: ["comfy-cli"], script: ["comfy install"] }),
  runs: runsCheckpoint(({ url, isTransformer, parts }) => ({
    access: withVariable("HF_API_TOKEN"),
    commands: [
      download("model", url, isTransformer ? "diffusion_models" : "checkpoints"),
      ...parts.map((part) =>
        part.role === "vae"
          ? download("VAE", part.url, "vae")
          : download(`text encoder ${part.role}`, part.url, "text_encoders"),
      ),
      { purpose: "Start it at http://localhost:8188", code: sh`comfy launch` },
    ],
  })),
});

// Without a file name it asks for one.
function download(what: string, url: string, folder: string): AppCommand {
  const name = decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
  return {
    purpose: `Download the ${what}`,
    code: sh`comfy model download --url ${url} --relative-path ${`models/${folder}`} --filename ${name}`,
  };
}
