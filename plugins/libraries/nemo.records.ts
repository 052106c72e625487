// Records to test NeMo on: each domain, by the task or by a tag.
import { files, recordsOf, tagged } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-speech";

export default recordsOf("nemo", {
  "a description alone": files("README.md"),
  "speech recognition": { pipeline_tag: "automatic-speech-recognition" },
  "speech recognition, by a tag": tagged("automatic-speech-recognition"),
  diarization: tagged("speaker-diarization"),
  "voice activity": { pipeline_tag: "voice-activity-detection" },
  "speaker verification": tagged("speaker-verification"),
  "speaker verification and diarization": tagged("speaker-verification", "speaker-diarization"),
  "speaker recognition": tagged("speaker-recognition"),
  "audio classification": { pipeline_tag: "audio-classification" },
  "text to speech": { id: "example-org/tts_en_fastpitch", pipeline_tag },
  "text to speech, own example": { pipeline_tag, widgetData: [{ text: "Good evening." }] },
  "text to speech, vocoder": { id: "example-org/tts_hifigan", pipeline_tag },
  "text to speech, MagpieTTS": { id: "example-org/magpie_tts", pipeline_tag },
  "another domain": {},
});
