// MITIE: finds names in texts, and their relations, in C++ with bindings.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "mitie",
  prettyLabel: "MITIE",
  repoUrl: "https://github.com/mit-nlp/MITIE",
  countDownloads: downloads.filename("total_word_feature_extractor"),
});
