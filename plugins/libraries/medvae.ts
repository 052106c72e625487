// MedVAE: compresses medical images, 2D and 3D, for fast analysis.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "medvae",
  prettyLabel: "MedVAE",
  repoUrl: "https://github.com/StanfordMIMI/MedVAE",
  countDownloads: downloads.extension("ckpt"),
});
