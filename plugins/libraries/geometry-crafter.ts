// GeometryCrafter: estimates the 3D position of each pixel of a video, consistently between frames.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "geometry-crafter",
  prettyLabel: "GeometryCrafter",
  repoUrl: "https://github.com/TencentARC/GeometryCrafter",
  countDownloads: downloads.path("point_map_vae/diffusion_pytorch_model.safetensors"),
});
