// Records to test Fairseq on.
import { exampleOf, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("fairseq", {
  "text to speech": { pipeline_tag: "text-to-speech" },
  "text to speech, own example": exampleOf("text-to-speech", { text: "The kettle is on." }),
  "audio to audio": { pipeline_tag: "audio-to-audio" },
  "speech recognition": { pipeline_tag: "automatic-speech-recognition" },
  "a translator of another language": {
    id: "example-org/otter_hk-en",
    pipeline_tag: "audio-to-audio",
  },
  "no task": {},
});
