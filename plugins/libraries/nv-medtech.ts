// NV-MedTech: NVIDIA's models that segment, generate and explain medical images.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "nv-medtech",
  prettyLabel: "NV-MedTech",
  repoUrl: "https://github.com/nvidia-medtech",
  countDownloads: downloads.any(
    downloads.extension("pt"),
    downloads.extension("safetensors"),
    downloads.path("config.json"),
  ),
});
