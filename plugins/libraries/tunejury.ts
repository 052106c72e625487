// TuneJury: scores how much people would like generated music, with or without its prompt.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "tunejury",
  prettyLabel: "TuneJury",
  repoName: "TuneJury",
  repoUrl: "https://github.com/yonghyunk1m/TuneJury",
  filter: false,
  countDownloads: downloads.extension("pt"),
});
