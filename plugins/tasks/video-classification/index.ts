// Video classification: a video in, labels for what happens in it with scores out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "video-classification",
  label: "Video Classification",
  modality: "cv",
});
