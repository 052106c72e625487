// Diffree: adds an object to an image from a text, without a mask.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "diffree",
  prettyLabel: "Diffree",
  repoUrl: "https://github.com/OpenGVLab/Diffree",
  countDownloads: downloads.path("diffree-step=000010999.ckpt"),
});
