// Voice activity detection: a recording in, the moments at which somebody speaks out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "voice-activity-detection",
  label: "Voice Activity Detection",
  modality: "audio",
  isPlaceholder: true,
});
