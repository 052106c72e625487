// Records to test Pocket TTS on: its own weights, others with the file that describes them, and others without.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("pocket-tts", {
  "its own": { id: "kyutai/pocket-tts" },
  described: files("config.yaml", "model.safetensors"),
  "not described": files("model.safetensors"),
  "a text of one's own": { id: "kyutai/pocket-tts", widgetData: [{ text: "Mind the gap." }] },
});
