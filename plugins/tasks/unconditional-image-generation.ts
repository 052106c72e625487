// Unconditional image generation. Input: only a random seed. Output: an image like those of the training data.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "unconditional-image-generation",
  label: "Unconditional Image Generation",
  modality: "cv",
});
