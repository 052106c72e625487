// Sharp: Apple's 3D Gaussians from one photo, in less than a second.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ml-sharp",
  prettyLabel: "Sharp",
  repoName: "Sharp",
  repoUrl: "https://github.com/apple/ml-sharp",
  filter: false,
  countDownloads: downloads.extension("pt"),
});
