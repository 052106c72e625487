// Records to test Zonos on: both kinds.
import { recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-speech";

export default recordsOf("zonos", {
  transformer: { id: "Zyphra/Zonos-v0.1-transformer", pipeline_tag },
  hybrid: {
    id: "Zyphra/Zonos-v0.1-hybrid",
    pipeline_tag,
    widgetData: [{ text: "The ferry leaves at noon." }],
  },
});
