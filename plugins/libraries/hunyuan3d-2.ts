// Hunyuan3D-2: makes a shape in 3D of an image, and paints it.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "hunyuan3d-2",
  prettyLabel: "Hunyuan3D-2",
  repoName: "Hunyuan3D-2",
  repoUrl: "https://github.com/Tencent/Hunyuan3D-2",
  filter: false,
  countDownloads: downloads.any(downloads.filename("model_index"), downloads.filename("config")),
});
