// The page of mask generation.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model finds the exact outlines of objects in an image, without labels. The output is a mask of pixels for each object. You select an object with a click or a box, or let the model find all objects.",
  uses: [
    {
      title: "Cutting out by click",
      text: "Click on a chair in a photo and get its outline, ready to be moved, recoloured or put before another background.",
    },
    {
      title: "Labelling images",
      text: "Let people click once on each thing instead of tracing it by hand, and name the masks afterwards.",
    },
    {
      title: "Following through video",
      text: "Mark a player in one frame and get the player's outline in those that follow, with a model such as SAM 2.",
    },
    {
      title: "Measuring in science",
      text: "Outline cells, leaves or grains of sand in a picture, and read their number and sizes off the masks.",
    },
  ],
  choosing: [
    "To ask in words, pair it with zero-shot object detection, whose boxes become prompts, or take SAM 3, which understands short phrases itself.",
    "Decide how you point. A click can mean the shirt or the person, so Segment Anything offers several masks with scores; a box leaves less doubt.",
    "For video take SAM 2 or 3, which remember a thing from frame to frame. The first Segment Anything and its slimmed versions know single images only.",
    "Finding everything asks the model at a grid of points: a finer grid finds smaller things and takes longer. For a few things, point at them.",
    "Match size and device: SAM 2.1 comes with 39M to 224M parameters, and slimmed models such as SlimSAM go lower. Look at thin parts and edges when you compare.",
  ],
  related: [
    { id: "image-segmentation", when: "Regions that come with names from a fixed list." },
    {
      id: "zero-shot-object-detection",
      when: "Things that you name in words, with a box around each.",
    },
    { id: "object-detection", when: "Everyday things by name, with boxes, at high speed." },
    { id: "image-to-image", when: "Something new painted into the place that a mask marks." },
  ],
  datasets: [
    {
      id: "merve/coco2017",
      description:
        "COCO's everyday photos, in which people outlined the things by hand: to train models or to check their masks.",
    },
    {
      id: "rocky93/BraTS_segmentation",
      description:
        "Brain scans by MRI, named after the BraTS challenge, in which the regions of tumours are marked: outlines for medical images.",
    },
  ],
  models: [
    {
      id: "Zigeng/SlimSAM-uniform-50",
      description:
        "Segment Anything with much of its network pruned away, retrained on 0.1% of its images; for modest hardware.",
    },
    {
      id: "facebook/sam2-hiera-large",
      description:
        "The largest SAM 2: masks from clicks or boxes in images, and followed through videos; 224M parameters, Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "merve/OWLSAM2",
      description: "Name things in words: OWLv2 finds them, and SAM 2 turns its boxes into masks.",
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
        "Joins Segment Anything with ProPainter, which fills the gap where something was cut out of a video.",
    },
  ],
  metrics: [
    {
      id: "Intersection over Union (IoU)",
      description:
        "The area that a mask shares with the true one, divided by the area that the two cover together; from 0 to 1, higher is better.",
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
        alt: "The same desk, with mug, book, glasses, plant and apple each covered by a mask in a color of its own, without names.",
      },
    ],
  },
});
