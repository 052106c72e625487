// Audio-text-to-text: a chat about recordings; no provider serves models that are not conversational.
import { defineTask, isConversational } from "hubsmith";
import { file } from "hubsmith/code";
import conversational from "./conversational.ts";

export default defineTask({
  id: "audio-text-to-text",
  label: "Audio-Text-to-Text",
  modality: "multimodal",
  inputs: { audio: "audio", text: "text" },
  output: "json",
  parameters: {},
  sample: () => ({
    audio: file("audio.mp3", "audio/mpeg"),
    text: "What is said in this recording?",
  }),
  callAs: (model) => (isConversational(model) ? conversational : undefined),
});
