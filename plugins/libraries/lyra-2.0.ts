// Lyra 2.0: turns one image into a 3D world, with a video through it.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "lyra-2.0",
  prettyLabel: "Lyra-2.0",
  repoUrl: "https://github.com/nv-tlabs/lyra",
  countDownloads: downloads.path("checkpoints/image_encoder/model.pth"),
});
