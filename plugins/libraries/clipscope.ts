// clipscope: sparse autoencoders that show what features CLIP has learned.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "clipscope",
  prettyLabel: "clipscope",
  repoName: "clipscope",
  repoUrl: "https://github.com/Lewington-pitsos/clipscope",
  filter: false,
  countDownloads: downloads.extension("pt"),
});
