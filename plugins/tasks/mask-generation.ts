// Mask generation. Input: an image. Output: the outlines of everything in it, without names.
import { defineTask } from "hubsmith";

export default defineTask({ id: "mask-generation", label: "Mask Generation", modality: "cv" });
