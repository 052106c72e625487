// Hallo: animates a portrait to speak a recording.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "hallo",
  prettyLabel: "Hallo",
  repoUrl: "https://github.com/fudan-generative-vision/hallo",
  countDownloads: downloads.path("hallo/net.pth"),
});
