// The page of mask generation.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model finds the exact outlines of objects in an image, without labels. The output is a mask of pixels for each object. You select an object with a click or a box, or let the model find all objects.",
  uses: [
    {
      title: "Selecting objects by click",
      text: "Click on a chair in a photo to get its outline. Then move it, recolor it or change the background.",
    },
    {
      title: "Labeling images",
      text: "Annotators click once on each object instead of tracing it by hand, and name the masks later.",
    },
    {
      title: "Tracking in video",
      text: "Select a player in one frame, and get the player's outline in the next frames, with a model such as SAM 2.",
    },
    {
      title: "Measurements in science",
      text: "Outline cells, leaves or grains of sand in an image, and measure their number and sizes from the masks.",
    },
  ],
  choosing: [
    "To prompt with text, combine it with zero-shot object detection and use the boxes as prompts. Or use SAM 3, which understands short phrases.",
    "Choose the type of prompt. A click can mean the shirt or the person, so Segment Anything returns several masks with scores. A box is less ambiguous.",
    "For video use SAM 2 or 3, which track an object from frame to frame. The first Segment Anything and its smaller versions support only single images.",
    "To find everything, the model runs on a grid of points. A finer grid finds smaller objects and takes longer. For a few objects, use clicks.",
    "Choose the size for your device. SAM 2.1 has 39M to 224M parameters, and smaller models such as SlimSAM have fewer. Compare thin parts and edges.",
  ],
  related: [
    { id: "image-segmentation", when: "You need regions with labels from a fixed list." },
    {
      id: "zero-shot-object-detection",
      when: "You name the objects in words and get a box around each.",
    },
    {
      id: "object-detection",
      when: "You need boxes and labels for common objects, at high speed.",
    },
    { id: "image-to-image", when: "You want to generate new content in the masked area." },
  ],
  datasets: [
    {
      id: "merve/coco2017",
      description:
        "COCO's everyday photos with objects outlined by people. Use it to train models or to evaluate their masks.",
    },
    {
      id: "rocky93/BraTS_segmentation",
      description:
        "Brain MRI scans with marked tumor regions, named after the BraTS challenge. Use them for medical segmentation.",
    },
  ],
  models: [
    {
      id: "Zigeng/SlimSAM-uniform-50",
      description:
        "Segment Anything with much of its network pruned, retrained on 0.1% of its images; for modest hardware.",
    },
    {
      id: "facebook/sam2-hiera-large",
      description:
        "The largest SAM 2. It generates masks from clicks or boxes in images, and tracks them through videos; 224M parameters, Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "merve/OWLSAM2",
      description: "Name objects in words. OWLv2 finds them, and SAM 2 turns its boxes into masks.",
    },
    {
      id: "merve/slimsam",
      description: "Try SlimSAM, the pruned Segment Anything, on an image.",
    },
    {
      id: "SkalskiP/segment-anything-model-2",
      description: "Try SAM 2 in the browser before you install anything.",
    },
    {
      id: "SkalskiP/SAM_and_ProPainter",
      description:
        "Combines Segment Anything with ProPainter, which fills the area after an object is removed from a video.",
    },
  ],
  metrics: [
    {
      id: "Intersection over Union (IoU)",
      description:
        "The area of overlap between the predicted and the true mask, divided by the area of their union, from 0 to 1; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "desk.svg",
        alt: "A desk with a red mug, an open book, reading glasses, a plant in a pot and an apple.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "desk-masks.svg",
        alt: "The same desk, with mug, book, glasses, plant and apple each covered by a mask in its own color, without names.",
      },
    ],
  },
});
