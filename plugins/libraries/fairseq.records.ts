// Records to test Fairseq on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("fairseq", {
  "text to speech": { pipeline_tag: "text-to-speech" },
  "text to speech, own example": {
    pipeline_tag: "text-to-speech",
    widgetData: [{ text: "The kettle is on." }],
  },
  "audio to audio": { pipeline_tag: "audio-to-audio" },
  "speech recognition": { pipeline_tag: "automatic-speech-recognition" },
  "no task": {},
});
