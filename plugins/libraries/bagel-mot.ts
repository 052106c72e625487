// Bagel: one model that describes, generates and edits images.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "bagel-mot",
  prettyLabel: "Bagel",
  repoUrl: "https://github.com/ByteDance-Seed/Bagel/",
  countDownloads: downloads.path("llm_config.json"),
});
