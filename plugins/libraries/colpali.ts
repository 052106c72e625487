// ColPali: listed without a load snippet.
import { defineLibrary } from "hubsmith";
import { path } from "./shared/downloads.ts";

export default defineLibrary({
  id: "colpali",
  prettyLabel: "ColPali",
  repoName: "ColPali",
  repoUrl: "https://github.com/ManuelFay/colpali",
  filter: false,
  countDownloads: path("adapter_config.json"),
});
