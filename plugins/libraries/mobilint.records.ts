// Records to test Mobilint on: a package for each kind of models.
import { recordsOf, THINKING } from "../kit/libraries/records-of.ts";

const spoken = "text-to-speech";

export default recordsOf("mobilint", {
  ...THINKING,
  vision: { id: "example-org/ResNet50", pipeline_tag: "image-classification" },
  "text generation": { pipeline_tag: "text-generation" },
  chat: { pipeline_tag: "text-generation", tags: ["conversational"] },
  "fill mask": { pipeline_tag: "fill-mask" },
  "speech recognition": { pipeline_tag: "automatic-speech-recognition" },
  captions: { pipeline_tag: "image-to-text" },
  "image and text": { pipeline_tag: "image-text-to-text" },
  speech: { id: "example-org/MeloTTS-English-v3", pipeline_tag: spoken },
  "speech, own example": { pipeline_tag: spoken, widgetData: [{ text: "Good evening." }] },
  "speech in Korean": { id: "example-org/MeloTTS-Korean", pipeline_tag: spoken },
});
