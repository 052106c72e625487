// Unconditional image generation: nothing but chance in, an image of the kind learnt out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "unconditional-image-generation",
  label: "Unconditional Image Generation",
  modality: "cv",
});
