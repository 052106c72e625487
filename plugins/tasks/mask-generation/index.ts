// Mask generation: an image in, the outlines of whatever is in it out, without names.
import { defineTask } from "hubsmith";

export default defineTask({ id: "mask-generation", label: "Mask Generation", modality: "cv" });
