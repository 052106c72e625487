// F5-TTS: speaks a text in the voice of a short recording.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "f5-tts",
  prettyLabel: "F5-TTS",
  repoName: "F5-TTS",
  repoUrl: "https://github.com/SWivid/F5-TTS",
  filter: false,
  countDownloads: downloads.any(downloads.extension("safetensors"), downloads.extension("pt")),
});
