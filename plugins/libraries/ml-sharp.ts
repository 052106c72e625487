// Sharp: Apple's 3D Gaussians from one photo, in less than a second.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ml-sharp",
  prettyLabel: "Sharp",
  repoUrl: "https://github.com/apple/ml-sharp",
  countDownloads: downloads.extension("pt"),
});
