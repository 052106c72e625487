// Granite Library: adapters that add one skill each to IBM's Granite models.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "granite-library",
  prettyLabel: "Granite Library",
  repoName: "mellea",
  repoUrl: "https://github.com/generative-computing/mellea",
  countDownloads: downloads.all(downloads.filename("adapter_config"), downloads.extension("json")),
});
