// Records to test ChatTTS on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("chat_tts", {
  original: { id: "2Noise/ChatTTS" },
  "a copy": {},
  "an example": { widgetData: [{ text: "Mind the gap." }] },
});
