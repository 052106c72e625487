// Records to test Cartesia MLX on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("cartesia_mlx", {
  "text generation": { pipeline_tag: "text-generation" },
  "an example": { widgetData: [{ text: "At the end of the pier" }] },
});
