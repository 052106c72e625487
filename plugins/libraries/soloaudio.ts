// SoloAudio: takes one sound out of a recording, which a text or another sound names.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "soloaudio",
  prettyLabel: "SoloAudio",
  repoName: "SoloAudio",
  repoUrl: "https://github.com/WangHelin1997/SoloAudio",
  filter: false,
  countDownloads: downloads.path("soloaudio_v2.pt"),
});
