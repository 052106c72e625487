// Champ: animates the person in an image, with motions from a body model.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "champ",
  prettyLabel: "Champ",
  repoUrl: "https://github.com/fudan-generative-vision/champ",
  countDownloads: downloads.path("champ/motion_module.pth"),
});
