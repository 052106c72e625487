// Diffusion Single File: the parts of diffusion models one by one, each a file that ComfyUI loads.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "diffusion-single-file",
  prettyLabel: "Diffusion Single File",
  repoName: "diffusion-single-file",
  repoUrl: "https://github.com/comfyanonymous/ComfyUI",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
});
