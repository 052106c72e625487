// Diff Interpretation Tuning: adapters with which a fine-tuned language model describes the effects of its tuning.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "diff-interpretation-tuning",
  prettyLabel: "Diff Interpretation Tuning",
  repoUrl: "https://github.com/Aviously/diff-interpretation-tuning",
  countDownloads: downloads.extension("pt"),
});
