// Voice activity detection. Input: a recording. Output: the times at which somebody speaks.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "voice-activity-detection",
  label: "Voice Activity Detection",
  modality: "audio",
});
