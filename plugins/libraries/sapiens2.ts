// Sapiens2: the second family of Meta's models of people in images, for pose, body parts, normals and 3D points.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "sapiens2",
  prettyLabel: "sapiens2",
  repoUrl: "https://github.com/facebookresearch/sapiens2",
  countDownloads: downloads.extension("safetensors"),
});
