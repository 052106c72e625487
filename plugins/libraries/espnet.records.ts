// Records to test ESPnet on.
import { files, recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("espnet", {
  "a description alone": files("README.md"),
  "text to speech": tagged("text-to-speech"),
  "text to speech, own example": {
    tags: ["text-to-speech"],
    widgetData: [{ text: "The kettle is on." }],
  },
  "speech recognition": tagged("automatic-speech-recognition"),
  "something else": tagged("audio-to-audio"),
});
