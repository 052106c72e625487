// Video classification. Input: a video. Output: labels for what happens in it with scores.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "video-classification",
  label: "Video Classification",
  modality: "cv",
});
