// TRELLIS.2: 3D objects from an image, with the materials of their surfaces, over sparse voxels.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "trellis2",
  prettyLabel: "TRELLIS.2",
  repoName: "TRELLIS.2",
  repoUrl: "https://github.com/microsoft/TRELLIS.2",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
});
