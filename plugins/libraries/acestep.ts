// ACE-Step: songs from a description of their style and their lyrics.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "acestep",
  prettyLabel: "ACE-Step",
  repoUrl: "https://github.com/ace-step/ACE-Step",
  countDownloads: downloads.path("ace_step_transformer/config.json"),
});
