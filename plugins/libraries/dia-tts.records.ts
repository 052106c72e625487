// Records to test Dia on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("dia-tts", {
  "text to speech": { pipeline_tag: "text-to-speech" },
  "own example": { widgetData: [{ text: "[S1] Who is there? [S2] It is only me." }] },
});
