// Merlin: understands CT scans of the abdomen together with their reports.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "merlin",
  prettyLabel: "Merlin",
  repoUrl: "https://github.com/StanfordMIMI/Merlin",
  countDownloads: downloads.extension("pt"),
});
