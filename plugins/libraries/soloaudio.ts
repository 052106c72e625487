// SoloAudio: extracts one sound from a recording, described by a text or another sound.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "soloaudio",
  prettyLabel: "SoloAudio",
  repoUrl: "https://github.com/WangHelin1997/SoloAudio",
  countDownloads: downloads.path("soloaudio_v2.pt"),
});
