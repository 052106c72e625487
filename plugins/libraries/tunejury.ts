// TuneJury: scores how much people would like generated music, with or without its prompt.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "tunejury",
  prettyLabel: "TuneJury",
  repoUrl: "https://github.com/yonghyunk1m/TuneJury",
  countDownloads: downloads.extension("pt"),
});
