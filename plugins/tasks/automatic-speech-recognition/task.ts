// Automatic speech recognition: a recording in, its words out.
import { task, type Task } from "hubsmith";
import { file, type FileRef } from "hubsmith/code";

/** A recording in, its words out. The sample is an mp3, which every provider takes. */
export const automaticSpeechRecognition: Task<FileRef> = task("automatic-speech-recognition", {
  kind: "basicAudio",
  inputs: "audio",
  output: "json",
  hubAnswer: {
    json: { text: "He hoped there would be stew." },
    shows: "He hoped there would be stew.",
  },
  sample: () => file("sample.mp3", "audio/mpeg"),
});
