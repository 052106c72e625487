// Uni-3DAR: structures of molecules and crystals, generated token by token over an octree.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "uni-3dar",
  prettyLabel: "Uni-3DAR",
  repoUrl: "https://github.com/dptech-corp/Uni-3DAR",
  docsUrl: "https://github.com/dptech-corp/Uni-3DAR",
  countDownloads: downloads.extension("pt"),
});
