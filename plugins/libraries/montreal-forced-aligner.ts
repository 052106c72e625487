// Montreal Forced Aligner: finds when each word and sound of a transcript is spoken.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "montreal-forced-aligner",
  prettyLabel: "Montreal Forced Aligner",
  repoUrl: "https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner",
  docsUrl: "https://montreal-forced-aligner.readthedocs.io",
  countDownloads: downloads.any(downloads.path("acoustic/final.mdl"), downloads.extension("zip")),
});
