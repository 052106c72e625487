// Hunyuan3D-2: creates a 3D shape from an image, and its texture.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "hunyuan3d-2",
  prettyLabel: "Hunyuan3D-2",
  repoUrl: "https://github.com/Tencent/Hunyuan3D-2",
  countDownloads: downloads.any(downloads.filename("model_index"), downloads.filename("config")),
});
