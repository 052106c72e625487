// Records to test ExLlamaV2 on.
import { recordsOf, THINKING } from "../kit/libraries/records-of.ts";

export default recordsOf("exllamav2", {
  "a text": {},
  ...THINKING,
  "a chat": { tags: ["conversational"] },
  "a chat, own example": {
    tags: ["conversational"],
    widgetData: [{ text: "Which river flows through Vienna?" }],
  },
  "a chat by its host": {
    inferenceProviderMapping: [
      { provider: "example", providerId: "acme/otter", status: "live", task: "conversational" },
    ],
  },
  "a chat, by the name": { id: "acme/otter-8B-instruct-exl2" },
  "a text, own example": { widgetData: [{ text: "At the end of the pier" }] },
});
