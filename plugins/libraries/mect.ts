// MECT: embeds a voice, to tell whether two recordings have the same speaker.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "mect",
  prettyLabel: "MECT",
  repoName: "AntSpeaker",
  repoUrl: "https://github.com/ant-research/AntSpeaker",
  filter: false,
  countDownloads: downloads.extension("pt"),
});
