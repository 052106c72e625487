// Records to test CTranslate2 on: speech by its task and by its tags, texts with and without a model before them, and no task.
import { exampleOf, ofTask, recordsOf, unnamed } from "../kit/libraries/records-of.ts";

export default [
  ...unnamed("ctranslate2", {
    "by its name": { id: "acme/faster-whisper-tiny-int8" },
    "another format": { id: "acme/otter" },
  }),
  ...recordsOf("ctranslate2", {
    speech: { pipeline_tag: "automatic-speech-recognition" },
    "speech, by its tags": { tags: ["faster-whisper"] },
    whisper: { tags: ["whisper"] },
    translation: { pipeline_tag: "translation", tags: ["base_model:example-org/translator"] },
    "translation, own example": exampleOf("translation", {
      text: "The shop is closed on Mondays.",
    }),
    "a text": ofTask("text-generation", "base_model:quantized:example-org/writer"),
    "a text, own example": exampleOf("text-generation", { text: "At the end of the pier" }),
    "no task": {},
  }),
];
