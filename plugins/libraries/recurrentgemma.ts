// RecurrentGemma: Google's language models whose memory stays small however long the text is.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "recurrentgemma",
  prettyLabel: "RecurrentGemma",
  repoName: "recurrentgemma",
  repoUrl: "https://github.com/google-deepmind/recurrentgemma",
  filter: false,
  countDownloads: downloads.path("tokenizer.model"),
});
