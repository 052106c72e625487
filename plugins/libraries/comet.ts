// COMET: judges how good a machine translation is.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "comet",
  prettyLabel: "COMET",
  repoName: "COMET",
  repoUrl: "https://github.com/Unbabel/COMET/",
  filter: false,
  countDownloads: downloads.path("hparams.yaml"),
});
