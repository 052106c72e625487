// COMET: judges how good a machine translation is.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "comet",
  prettyLabel: "COMET",
  repoUrl: "https://github.com/Unbabel/COMET/",
  countDownloads: downloads.path("hparams.yaml"),
});
