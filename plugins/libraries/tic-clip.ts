// TiC-CLIP: CLIP models that were trained on year after year of data, to study how they keep up with time.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "tic-clip",
  prettyLabel: "TiC-CLIP",
  repoName: "TiC-CLIP",
  repoUrl: "https://github.com/apple/ml-tic-clip",
  filter: false,
  countDownloads: downloads.all(downloads.extension("pt"), downloads.prefix("checkpoints/")),
});
