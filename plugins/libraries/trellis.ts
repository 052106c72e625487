// TRELLIS: 3D objects from an image or a text, as splats, radiance fields or meshes.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "trellis",
  prettyLabel: "Trellis",
  repoName: "Trellis",
  repoUrl: "https://github.com/microsoft/TRELLIS",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
});
