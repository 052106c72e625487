// Records to test VoxCPM on.
import { recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-speech";

export default recordsOf("voxcpm", {
  "text to speech": { id: "openbmb/VoxCPM2", pipeline_tag },
  "own example": { pipeline_tag, widgetData: [{ text: "The ferry leaves at noon." }] },
});
