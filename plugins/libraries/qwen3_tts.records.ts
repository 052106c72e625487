// Records to test Qwen3-TTS on: each kind of models.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("qwen3_tts", {
  "known voices": { id: "Qwen/Qwen3-TTS-12Hz-1.7B-CustomVoice" },
  "known voices, no instructions": { id: "Qwen/Qwen3-TTS-12Hz-0.6B-CustomVoice" },
  "described voices": { id: "Qwen/Qwen3-TTS-12Hz-1.7B-VoiceDesign" },
  "copied voices": { id: "Qwen/Qwen3-TTS-12Hz-1.7B-Base" },
  tokenizer: { id: "Qwen/Qwen3-TTS-Tokenizer-12Hz" },
  "own example": { widgetData: [{ text: "Mind the step." }] },
});
