// Records to test ExLlamaV2 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("exllamav2", {
  "a text": {},
  "a text, own example": { widgetData: [{ text: "At the end of the pier" }] },
});
