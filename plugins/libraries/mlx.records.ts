// Records to test MLX on: a package for each kind of models, and nothing but files for the others.
import { recordsOf } from "./shared/records-of.ts";

const pipeline_tag = "text-generation";
const widgetData = [{ text: "The harbour was empty when" }];

export default recordsOf("mlx", {
  "text generation": { pipeline_tag },
  "text generation, own example": { pipeline_tag, widgetData },
  chat: { pipeline_tag, tags: ["conversational"] },
  "chat, own example": { pipeline_tag, tags: ["conversational"], widgetData },
  "image and text": { pipeline_tag: "image-text-to-text" },
  "any to any": { pipeline_tag: "any-to-any" },
  "speech recognition": { pipeline_tag: "automatic-speech-recognition" },
  "text to speech": { pipeline_tag: "text-to-speech" },
  "text to speech, own example": { pipeline_tag: "text-to-speech", widgetData },
  "text to image": { pipeline_tag: "text-to-image" },
  "no task": {},
});
