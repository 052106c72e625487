// Bagel: one model that describes, generates and edits images.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "bagel-mot",
  prettyLabel: "Bagel",
  repoName: "Bagel",
  repoUrl: "https://github.com/ByteDance-Seed/Bagel/",
  filter: false,
  countDownloads: downloads.path("llm_config.json"),
});
