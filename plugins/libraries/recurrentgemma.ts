// RecurrentGemma: Google's language models with constant memory for any length of text.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "recurrentgemma",
  prettyLabel: "RecurrentGemma",
  repoName: "recurrentgemma",
  repoUrl: "https://github.com/google-deepmind/recurrentgemma",
  countDownloads: downloads.path("tokenizer.model"),
});
