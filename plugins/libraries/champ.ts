// Champ: animates the person of one picture, with motions given by a model of the body.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "champ",
  prettyLabel: "Champ",
  repoName: "Champ",
  repoUrl: "https://github.com/fudan-generative-vision/champ",
  filter: false,
  countDownloads: downloads.path("champ/motion_module.pth"),
});
