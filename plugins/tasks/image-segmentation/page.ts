// The page of image segmentation.
import { defineTaskPage } from "hubsmith/catalog";

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
      text: "Cut people out of a video call or shoes out of a product photo, and replace the background.",
    },
    {
      title: "Medical images",
      text: "Outline organs, tumors or cells in scans, so that doctors can measure them and compare them with last month's.",
    },
    {
      title: "Maps from satellite images",
      text: "Turn satellite images into maps of fields, forest, water and roofs, and detect changes since last year.",
    },
    {
      title: "Self-driving cars and robots",
      text: "Distinguish road from sidewalk and lawn from flower bed, so that a car or a robot mower knows where it may drive.",
    },
  ],
  choosing: [
    "Choose the type first. Semantic segmentation returns one region per class, instance segmentation one per object, panoptic segmentation both. Most weights are trained for one of the three.",
    "To separate only foreground from background, use a dedicated model such as BiRefNet instead of a general one. It follows hair and other fine edges.",
    "Labels come from the training data: ADE20K has 150 for scenes, panoptic COCO 133, Cityscapes 19 for streets. For other labels fine-tune, or use masks without names.",
    "Fine edges need a high resolution, which takes more time. The small SegFormer models run on a CPU. Large Mask2Former models need a GPU.",
    "Check the license for commercial use. BiRefNet is MIT. Commercial use of RMBG-1.4 needs an agreement with its authors. NVIDIA's SegFormer weights are for research or evaluation only.",
  ],
  related: [
    {
      id: "mask-generation",
      when: "You need the outlines of all objects, or of the object that you click, without labels.",
    },
    {
      id: "object-detection",
      when: "Boxes are enough, and speed matters more than the exact shape.",
    },
    {
      id: "zero-shot-object-detection",
      when: "You name the objects in words. The model returns boxes, which you can turn into masks.",
    },
    { id: "depth-estimation", when: "You need the distance of each pixel instead of its class." },
  ],
  datasets: [
    {
      id: "scene_parse_150",
      description:
        "More than 20,000 scenes of ADE20K with pixel labels in 150 classes, from wall to lamp.",
    },
  ],
  models: [
    {
      id: "tue-mps/coco_panoptic_eomt_large_640",
      description:
        "A plain vision transformer for panoptic segmentation: nearly as accurate as more complex architectures, and faster.",
    },
    {
      id: "briaai/RMBG-1.4",
      description: "Removes the background of a photo; small; free for non-commercial use only.",
    },
    {
      id: "ZhengPeng7/BiRefNet",
      description:
        "Segments the foreground of high-resolution images, including fine edges such as hair; MIT license.",
    },
    {
      id: "facebook/sapiens-seg-1b",
      description:
        "Segments people into 28 classes of body parts, clothes and background, at high resolution.",
    },
    {
      id: "facebook/mask2former-swin-large-coco-panoptic",
      description:
        "A strong general architecture for all three types. This model is trained for panoptic segmentation on COCO.",
    },
  ],
  spaces: [
    {
      id: "facebook/ov-seg",
      description: "Name the classes in your own words and see where they are.",
    },
    {
      id: "jbrinkma/segment-anything",
      description: "Runs Segment Anything, which segments objects without labels.",
    },
    {
      id: "facebook/sapiens-pose",
      description: "A model of the Sapiens family that finds the joints of people.",
    },
    {
      id: "rashmi/sartorius-cell-instance-segmentation",
      description: "Outlines each nerve cell in a microscope image.",
    },
    { id: "ArtGAN/Segment-Anything-Video", description: "Applies Segment Anything to videos." },
    {
      id: "segments/panoptic-segment-anything",
      description:
        "Combines Segment Anything with other models to segment and label the objects that you name.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description:
        "The area under the precision-recall curve of the masks of one class; higher is better.",
    },
    {
      id: "Mean Average Precision",
      description:
        "The average precision of masks, averaged over all classes and, on COCO, over ten overlap thresholds; higher is better.",
    },
    {
      id: "Mean Intersection over Union",
      description:
        "The overlap of the predicted and the true area of a class, divided by their union, averaged over all classes; higher is better.",
    },
    {
      id: "APα",
      description:
        "Average precision where a mask is correct if its intersection over union with the true mask is at least α percent (AP50, AP75); higher is better.",
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
