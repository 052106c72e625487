// IntelliFold: predicts the structure of biomolecules and their binding.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "intellifold",
  prettyLabel: "IntelliFold",
  repoUrl: "https://github.com/IntelliGen-AI/IntelliFold",
  countDownloads: downloads.any(downloads.extension("pt"), downloads.extension("zst")),
});
