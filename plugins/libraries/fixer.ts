// Fixer: NVIDIA's cleanup of rendered views, which removes the artifacts of 3D reconstruction.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "fixer",
  prettyLabel: "Fixer",
  repoUrl: "https://github.com/nv-tlabs/Fixer",
  countDownloads: downloads.path("pretrained/pretrained_fixer.pkl"),
});
