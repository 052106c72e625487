// ColPali: listed without a load snippet.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "colpali",
  prettyLabel: "ColPali",
  repoName: "ColPali",
  repoUrl: "https://github.com/ManuelFay/colpali",
  filter: false,
  countDownloads: downloads.path("adapter_config.json"),
});
