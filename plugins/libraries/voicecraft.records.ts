// Records to test VoiceCraft on.
import { recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-speech";

export default recordsOf("voicecraft", {
  "text to speech": { id: "pyp1/VoiceCraft_giga830M", pipeline_tag },
  "own example": { pipeline_tag, widgetData: [{ text: "Bread needs time to rise." }] },
});
