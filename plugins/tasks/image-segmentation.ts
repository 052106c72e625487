// Image segmentation. Input: an image. Output: masks of the objects in it.
import { answer, defineTask } from "hubsmith";
import { photo } from "../kit/samples/media.ts";

export default defineTask({
  id: "image-segmentation",
  label: "Image Segmentation",
  modality: "cv",
  inputs: "image",
  output: "image",
  parameters: {
    subtask: {
      type: "text",
      label: "Segmentation type (instance, panoptic or semantic)",
      example: "panoptic",
    },
    threshold: { type: "number", label: "Minimum segment score", example: 0.8 },
    mask_threshold: { type: "number", label: "Minimum pixel score", example: 0.6 },
    overlap_mask_area_threshold: { type: "number", label: "Mask overlap threshold", example: 0.7 },
  },
  sample: photo,
  // The response has several segments with masks and labels; the first mask is saved.
  hubServers: { answer: answer.base64("0.mask", "image/png") },
});
