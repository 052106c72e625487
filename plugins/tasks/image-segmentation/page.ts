// The page of image segmentation: what to read, try and measure where an image is cut into its parts.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model says of each pixel what it belongs to. Semantic models name the kind of thing, instance models tell one thing from the next, and panoptic ones do both; others cut out the foreground or parts of a body. Choose by which of these you need.",
  libraries: ["transformers", "transformers.js"],
  datasets: [
    {
      id: "scene_parse_150",
      description:
        "More than 20,000 scenes of ADE20K with their pixels labelled in 150 classes, from wall to lamp.",
    },
  ],
  models: [
    {
      id: "tue-mps/coco_panoptic_eomt_large_640",
      description:
        "A plain vision transformer for panoptic segmentation: nearly as accurate as more elaborate designs, and faster.",
    },
    {
      id: "briaai/RMBG-1.4",
      description: "Takes the background out of a photo; small; free for non-commercial use only.",
    },
    {
      id: "ZhengPeng7/BiRefNet",
      description:
        "Cuts out the foreground of high-resolution images down to fine edges such as hair; MIT licence.",
    },
    {
      id: "facebook/sapiens-seg-1b",
      description:
        "Tells the parts of people apart in 28 classes, clothes and background among them, at high resolution.",
    },
    {
      id: "facebook/mask2former-swin-large-coco-panoptic",
      description:
        "A strong all-rounder of one design for all three kinds; this one is trained for panoptic on COCO.",
    },
  ],
  spaces: [
    {
      id: "facebook/ov-seg",
      description: "Name the classes yourself, in words, and see where they are.",
    },
    {
      id: "jbrinkma/segment-anything",
      description: "Runs Segment Anything, which cuts out things without naming them.",
    },
    {
      id: "facebook/sapiens-pose",
      description: "A sibling of the Sapiens segmenter: finds the joints of people.",
    },
    {
      id: "rashmi/sartorius-cell-instance-segmentation",
      description: "Outlines each nerve cell in a picture from a microscope.",
    },
    { id: "ArtGAN/Segment-Anything-Video", description: "Brings Segment Anything to videos." },
    {
      id: "segments/panoptic-segment-anything",
      description:
        "Combines Segment Anything with other models, so that whatever you name is cut out and labelled.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description:
        "For one class of instances: precision over all levels of recall, where masks instead of boxes have to match.",
    },
    {
      id: "Mean Average Precision",
      description: "That average precision of masks, averaged over all classes; higher is better.",
    },
    {
      id: "Mean Intersection over Union",
      description:
        "Overlap of predicted and true area, divided by both together; for each class, then averaged over them.",
    },
    {
      id: "APα",
      description:
        "Average precision where a mask counts from an overlap of α on, so AP75 asks for neater outlines than AP50.",
    },
  ],
  demo: {
    inputs: [{ type: "img", filename: "image-segmentation-input.jpeg" }],
    outputs: [{ type: "img", filename: "image-segmentation-output.png" }],
  },
  widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
  youtubeId: "dKE8SIt9C-w",
});
