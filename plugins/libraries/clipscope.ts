// clipscope: sparse autoencoders that show what features CLIP has learned.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "clipscope",
  prettyLabel: "clipscope",
  repoUrl: "https://github.com/Lewington-pitsos/clipscope",
  countDownloads: downloads.extension("pt"),
});
