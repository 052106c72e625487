// CosyVoice: speech in several languages, in a voice given by a short recording.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "cosyvoice",
  prettyLabel: "CosyVoice",
  repoUrl: "https://github.com/FunAudioLLM/CosyVoice",
  countDownloads: downloads.any(downloads.extension("onnx"), downloads.extension("pt")),
});
