// Sapiens: Meta's models of people in images: pose, body parts, depth and surface normals.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "sapiens",
  prettyLabel: "sapiens",
  repoName: "sapiens",
  repoUrl: "https://github.com/facebookresearch/sapiens",
  filter: false,
  countDownloads: downloads.any(
    downloads.extension("pt2"),
    downloads.extension("pth"),
    downloads.extension("onnx"),
  ),
});
