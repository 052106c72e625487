// Records to test Dia2 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("dia2", {
  "text to speech": { pipeline_tag: "text-to-speech" },
  "own example": { widgetData: [{ text: "[S1] Who is there? [S2] It is only me." }] },
});
