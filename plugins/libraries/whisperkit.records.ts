// Records to test WhisperKit on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "automatic-speech-recognition";

export default recordsOf("whisperkit", {
  "speech recognition": { pipeline_tag },
  "a variant": {
    pipeline_tag,
    ...files(
      "config.json",
      "openai_whisper-tiny/AudioEncoder.mlmodelc/model.mil",
      "openai_whisper-tiny/TextDecoder.mlmodelc/model.mil",
    ),
  },
  "no variant": { pipeline_tag, ...files("config.json") },
});
