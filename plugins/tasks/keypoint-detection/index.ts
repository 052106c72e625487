// Keypoint detection: an image in, points of meaning in it, such as joints, out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "keypoint-detection",
  label: "Keypoint Detection",
  modality: "cv",
});
