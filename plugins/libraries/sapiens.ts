// Sapiens: Meta's models of people in images: pose, body parts, depth and surface normals.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "sapiens",
  prettyLabel: "sapiens",
  repoUrl: "https://github.com/facebookresearch/sapiens",
  countDownloads: downloads.any(
    downloads.extension("pt2"),
    downloads.extension("pth"),
    downloads.extension("onnx"),
  ),
});
