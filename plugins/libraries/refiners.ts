// Refiners: adapters for foundation models in PyTorch, most of all for making images.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "refiners",
  prettyLabel: "Refiners",
  repoUrl: "https://github.com/finegrain-ai/refiners",
  docsUrl: "https://refine.rs/",
  countDownloads: downloads.path("model.safetensors"),
});
