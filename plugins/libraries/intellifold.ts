// IntelliFold: predicts the structure of biomolecules and their binding.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "intellifold",
  prettyLabel: "IntelliFold",
  repoName: "IntelliFold",
  repoUrl: "https://github.com/IntelliGen-AI/IntelliFold",
  filter: false,
  countDownloads: downloads.any(downloads.extension("pt"), downloads.extension("zst")),
});
