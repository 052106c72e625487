// MedVAE: makes medical images, flat and in 3D, small enough for quick analysis.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "medvae",
  prettyLabel: "MedVAE",
  repoName: "MedVAE",
  repoUrl: "https://github.com/StanfordMIMI/MedVAE",
  filter: false,
  countDownloads: downloads.extension("ckpt"),
});
