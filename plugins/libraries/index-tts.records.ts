// Records to test IndexTTS on: one for each generation.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("index-tts", {
  "first generation": { id: "example-org/IndexTTS-1.5" },
  "second generation": { id: "example-org/IndexTTS-2" },
  "generation 2.5": { id: "example-org/IndexTTS-2.5" },
});
