// Records to test Stable Audio Tools on: a full and a small model, one that is not gated, and an example of one's own.
import { recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-audio";

export default recordsOf("stable-audio-tools", {
  "full size": { id: "stabilityai/stable-audio-open-1.0", pipeline_tag },
  small: { id: "stabilityai/stable-audio-open-small", pipeline_tag, gated: "auto" },
  "not gated": { pipeline_tag, widgetData: [{ text: "A fox barks far away" }] },
});
