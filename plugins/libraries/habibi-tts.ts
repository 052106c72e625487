// Habibi-TTS: speaks the dialects of Arabic, built on F5-TTS.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "habibi-tts",
  prettyLabel: "Habibi-TTS",
  repoUrl: "https://github.com/SWivid/Habibi-TTS",
  countDownloads: downloads.extension("safetensors"),
});
