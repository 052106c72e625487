// Records to test FunASR on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("funasr", {
  speech: { pipeline_tag: "automatic-speech-recognition" },
  "marks in the text": { id: "acme/SenseVoiceOtter" },
  "no task": {},
  punctuation: { pipeline_tag: "token-classification" },
});
