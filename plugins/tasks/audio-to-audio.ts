// Audio-to-audio. Input: a recording. Output: the changed recording, or its separated parts.
import { answer, defineTask } from "hubsmith";
import { recording } from "../kit/samples/media.ts";

export default defineTask({
  id: "audio-to-audio",
  label: "Audio-to-Audio",
  modality: "audio",
  inputs: "audio",
  output: "audio",
  parameters: {},
  sample: recording,
  // The response has several recordings with labels; the first is saved.
  hubServers: { answer: answer.base64("0.blob", "audio/flac") },
});
