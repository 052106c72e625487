// LagerNVS: renders new views of a scene in one pass, from a few images.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "lagernvs",
  prettyLabel: "LagerNVS",
  repoName: "LagerNVS",
  repoUrl: "https://github.com/facebookresearch/lagernvs",
  filter: false,
  countDownloads: downloads.extension("pt"),
});
