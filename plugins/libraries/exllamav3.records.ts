// Records to test ExLlamaV3 on.
import { recordsOf, THINKING } from "../kit/libraries/records-of.ts";

export default recordsOf("exllamav3", {
  ...THINKING,
  "a chat about code": {
    pipeline_tag: "text-generation",
    tags: ["conversational", "code"],
    config: { model_type: "otter" },
  },
  "a chat": { pipeline_tag: "text-generation", tags: ["conversational"] },
  "a chat, own example": {
    tags: ["conversational"],
    widgetData: [{ text: "Which river flows through Vienna?" }],
  },
  "a text": { pipeline_tag: "text-generation" },
  "a text, own example": { widgetData: [{ text: "At the end of the pier" }] },
});
