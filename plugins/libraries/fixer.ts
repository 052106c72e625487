// Fixer: NVIDIA's cleaner of rendered views, which takes the artefacts of 3D reconstruction out.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "fixer",
  prettyLabel: "Fixer",
  repoName: "Fixer",
  repoUrl: "https://github.com/nv-tlabs/Fixer",
  filter: false,
  countDownloads: downloads.path("pretrained/pretrained_fixer.pkl"),
});
