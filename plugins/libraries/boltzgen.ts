// BoltzGen: designs proteins and peptides that bind to a given target.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "boltzgen",
  prettyLabel: "BoltzGen",
  repoUrl: "https://github.com/HannesStark/boltzgen",
  countDownloads: downloads.path("boltzgen1_diverse.ckpt"),
});
