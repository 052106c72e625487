// GLM-TTS: speech in a copied voice, by a language model and a flow.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "glm-tts",
  prettyLabel: "GLM-TTS",
  repoUrl: "https://github.com/zai-org/GLM-TTS",
  countDownloads: downloads.path("flow/flow.pt"),
});
