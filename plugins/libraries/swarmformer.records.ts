// Records to test SwarmFormer on: both sizes.
import { recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-classification";

export default recordsOf("swarmformer", {
  base: { id: "takara-ai/SwarmFormer-Sentiment-Base", pipeline_tag },
  small: {
    id: "takara-ai/SwarmFormer-Sentiment-Small",
    pipeline_tag,
    widgetData: [{ text: "The room was quiet and clean." }],
  },
});
