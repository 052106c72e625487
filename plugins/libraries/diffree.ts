// Diffree: adds an object to an image from a text, without a mask.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "diffree",
  prettyLabel: "Diffree",
  repoName: "Diffree",
  repoUrl: "https://github.com/OpenGVLab/Diffree",
  filter: false,
  countDownloads: downloads.path("diffree-step=000010999.ckpt"),
});
