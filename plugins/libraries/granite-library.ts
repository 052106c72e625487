// Granite Library: adapters that give IBM's Granite models one skill each.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "granite-library",
  prettyLabel: "Granite Library",
  repoName: "mellea",
  repoUrl: "https://github.com/generative-computing/mellea",
  filter: false,
  countDownloads: downloads.all(downloads.filename("adapter_config"), downloads.extension("json")),
});
