// Records to test F5-TTS on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("f5-tts", {
  "the original": { id: "SWivid/F5-TTS" },
  "the older model": { id: "SWivid/E2-TTS" },
  "a finetuned model": files("model_500000.safetensors", "vocab.txt"),
  "a finetuned model, no vocabulary": files("model_500000.pt"),
  "no files": {},
  "own example": { id: "SWivid/F5-TTS", widgetData: [{ text: "The kettle is on." }] },
});
