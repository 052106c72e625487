// Birder: classifies images of nature, birds above all.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "birder",
  prettyLabel: "Birder",
  repoName: "Birder",
  repoUrl: "https://gitlab.com/birder/birder",
  filter: false,
  countDownloads: downloads.extension("pt"),
});
