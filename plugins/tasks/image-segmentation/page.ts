// The page of image segmentation.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model finds the region of each object in an image, pixel by pixel. The output is a mask for each region, with a label such as road, person or sky, and often a score. Masks are more exact than boxes.",
  subtasks: [
    { id: "instance-segmentation", label: "Instance Segmentation" },
    { id: "semantic-segmentation", label: "Semantic Segmentation" },
    { id: "panoptic-segmentation", label: "Panoptic Segmentation" },
  ],
  uses: [
    {
      title: "Removing backgrounds",
      text: "Cut people out of a video call or shoes out of a shop's photo, and put something else behind them.",
    },
    {
      title: "Medical images",
      text: "Outline organs, tumours or cells in scans, so that doctors can measure them and compare them with last month's.",
    },
    {
      title: "Maps from the air",
      text: "Turn satellite pictures into maps of fields, forest, water and roofs, and see what has changed since last year.",
    },
    {
      title: "Self-driving machines",
      text: "Tell road from pavement and lawn from flower bed, so that a car or a robot mower knows where it may go.",
    },
  ],
  choosing: [
    "Choose the kind first: semantic gives one region per kind of thing, instance one per single thing, panoptic both at once. Most weights are trained for one of the three.",
    "To separate foreground from background alone, take a model made for that, such as BiRefNet, rather than a general one: it follows hair and other fine edges.",
    "Labels come from the training data: ADE20K has 150 for scenes, panoptic COCO 133, Cityscapes 19 for streets. For others fine-tune, or take masks without names.",
    "Fine edges need resolution, and time grows with it. The small SegFormer models run on a CPU; large ones of Mask2Former want a GPU.",
    "Read the license before you sell anything: BiRefNet is MIT, while commercial use of RMBG-1.4 needs an agreement with its makers, and NVIDIA's SegFormer weights are for research or evaluation only.",
  ],
  related: [
    {
      id: "mask-generation",
      when: "Outlines of everything, or of what you point at, without names.",
    },
    { id: "object-detection", when: "Boxes are enough, and speed matters more than shape." },
    {
      id: "zero-shot-object-detection",
      when: "Things that you name in words, found by boxes that can become masks afterwards.",
    },
    { id: "depth-estimation", when: "How far away each pixel is instead of what it belongs to." },
  ],
  datasets: [
    {
      id: "scene_parse_150",
      description:
        "More than 20,000 scenes of ADE20K with their pixels labeled in 150 classes, from wall to lamp.",
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
        "Cuts out the foreground of high-resolution images down to fine edges such as hair; MIT license.",
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
        "Combines Segment Anything with other models, so that whatever you name is cut out and labeled.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description:
        "For things of one class: the share of masks that are right, averaged over even steps from none found to all, as masks with ever lower scores are let in; higher is better.",
    },
    {
      id: "Mean Average Precision",
      description:
        "The average precision of masks, averaged over all classes of things and, on COCO, over ten limits of how well a mask must fit; higher is better.",
    },
    {
      id: "Mean Intersection over Union",
      description:
        "For each class, the area where both the prediction and the truth have it, divided by the area where either has it, then averaged over the classes; higher is better.",
    },
    {
      id: "APα",
      description:
        "Average precision where a mask is right only if it and the true one overlap in at least α percent of the area that they cover together (AP50, AP75); higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "street.svg",
        alt: "A street in the morning with a woman who walks a dog, a cyclist, a red bus, a traffic light, houses and trees.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "street-regions.svg",
        alt: "The same street in flat colors, one for each of sky, building, tree, road, pavement, person, bicycle, bus, dog and traffic light, with a legend.",
      },
    ],
  },
  widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
  youtubeId: "dKE8SIt9C-w",
});
