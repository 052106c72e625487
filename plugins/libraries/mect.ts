// MECT: embeds voices, to compare the speakers of two recordings.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "mect",
  prettyLabel: "MECT",
  repoName: "AntSpeaker",
  repoUrl: "https://github.com/ant-research/AntSpeaker",
  countDownloads: downloads.extension("pt"),
});
