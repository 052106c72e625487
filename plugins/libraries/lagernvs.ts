// LagerNVS: renders new views of a scene in one pass, from a few images.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "lagernvs",
  prettyLabel: "LagerNVS",
  repoUrl: "https://github.com/facebookresearch/lagernvs",
  countDownloads: downloads.extension("pt"),
});
