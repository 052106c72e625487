// TiC-CLIP: CLIP models trained on data of successive years, to study how they age.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "tic-clip",
  prettyLabel: "TiC-CLIP",
  repoUrl: "https://github.com/apple/ml-tic-clip",
  countDownloads: downloads.all(downloads.extension("pt"), downloads.prefix("checkpoints/")),
});
