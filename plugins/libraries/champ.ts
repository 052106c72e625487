// Champ: animates the person in an image, with motions from a body model.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "champ",
  prettyLabel: "Champ",
  repoName: "Champ",
  repoUrl: "https://github.com/fudan-generative-vision/champ",
  filter: false,
  countDownloads: downloads.path("champ/motion_module.pth"),
});
