// BioNeMo: NVIDIA's models of biology and chemistry, such as proteins, genes and small molecules.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "bionemo",
  prettyLabel: "BioNeMo",
  repoUrl: "https://github.com/nvidia/BioNeMo",
  countDownloads: downloads.any(downloads.extension("ckpt"), downloads.path("config.json")),
});
