// Records to test ExLlamaV2 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("exllamav2", {
  "a text": {},
  "a chat": { tags: ["conversational"] },
  "a chat that thinks": { tags: ["conversational"], config: { model_type: "qwen3" } },
  "a chat, by the name": { id: "acme/otter-8B-instruct-exl2" },
  "a text, own example": { widgetData: [{ text: "At the end of the pier" }] },
});
