// GeometryCrafter: estimates where in space each pixel of a video lies, steadily from frame to frame.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "geometry-crafter",
  prettyLabel: "GeometryCrafter",
  repoName: "GeometryCrafter",
  repoUrl: "https://github.com/TencentARC/GeometryCrafter",
  filter: false,
  countDownloads: downloads.path("point_map_vae/diffusion_pytorch_model.safetensors"),
});
