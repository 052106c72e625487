// Audio-to-audio: a recording in, the recording changed, or taken apart, out.
import { answer, defineTask } from "hubsmith";
import { recording } from "../shared/media.ts";

export default defineTask({
  id: "audio-to-audio",
  label: "Audio-to-Audio",
  modality: "audio",
  inputs: "audio",
  output: "audio",
  parameters: {},
  sample: recording,
  // Of the recordings, each with a label, a file is made of the first.
  hfInference: { answer: answer.base64("0.blob", "audio/flac") },
});
