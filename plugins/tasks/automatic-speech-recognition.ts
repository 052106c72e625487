// Automatic speech recognition. Input: a recording. Output: its words.
import { answer, defineTask } from "hubsmith";
import { file } from "hubsmith/code";

export default defineTask({
  id: "automatic-speech-recognition",
  label: "Automatic Speech Recognition",
  modality: "audio",
  inputs: "audio",
  output: "json",
  parameters: {
    language: { type: "text", label: "Language (code)", example: "de" },
    return_timestamps: { type: "boolean", label: "Timestamps", example: true },
  },
  // Every provider supports mp3.
  sample: () => file("sample.mp3", "audio/mpeg"),
  hubServers: { answer: answer.json("text", "string") },
});
