// The page of object detection.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model finds objects in an image. The output is a list with a label, a score and a bounding box for each object. Use it to count, track or crop objects.",
  subtasks: [
    { id: "face-detection", label: "Face Detection" },
    { id: "vehicle-detection", label: "Vehicle Detection" },
  ],
  uses: [
    {
      title: "Counting traffic",
      text: "Count cars, cyclists and people at a crossing, hour by hour, from a camera on a pole.",
    },
    {
      title: "Warning drivers",
      text: "Tell the driver of a car or a forklift that somebody is stepping into its path, and on which side.",
    },
    {
      title: "Crops and stock",
      text: "Count apples on trees or boxes on shelves from photos, instead of walking along with a list.",
    },
    {
      title: "Protecting privacy",
      text: "Find faces and number plates in pictures of streets, so that they can be blurred before anybody sees them.",
    },
  ],
  choosing: [
    "Check the labels: most ready models know the 80 everyday classes of COCO. For other things fine-tune on some hundred boxed images, or name them in words with zero-shot object detection.",
    "Small things need resolution. Models shrink what they get, often to 640 pixels; cut large images into tiles, or take a model that accepts more.",
    "For live video measure frames per second on your own device, everything included. RT-DETR, RF-DETR and the YOLO family are built for it.",
    "Read the license: DETR and RT-DETR are Apache 2.0, while the YOLO models of Ultralytics are AGPL-3.0 unless you buy another, which matters for closed products.",
    "Set the least score on your own images: lower where a missed thing costs more, higher where a false alarm does.",
  ],
  related: [
    {
      id: "zero-shot-object-detection",
      when: "Things that you name in words and that no ready model knows.",
    },
    { id: "image-segmentation", when: "Outlines of the things instead of boxes around them." },
    { id: "image-classification", when: "What the image shows as a whole, and not where." },
    { id: "keypoint-detection", when: "Joints or other points of a thing instead of its box." },
  ],
  datasets: [
    {
      id: "merve/coco2017",
      description:
        "COCO, the usual yardstick: everyday scenes in which things of 80 classes are boxed and outlined.",
    },
    {
      id: "merve/pascal-voc",
      description: "Pascal VOC, older and smaller: photos with boxes around things of 20 classes.",
    },
  ],
  models: [
    {
      id: "facebook/detr-resnet-50",
      description:
        "The transformer detector that many others build on; 80 classes of COCO; Apache 2.0.",
    },
    {
      id: "IDEA-Research/dab-detr-resnet-50",
      description:
        "A DETR whose queries are boxes that it refines, which lets it learn in fewer rounds; Apache 2.0.",
    },
    {
      id: "PekingU/rtdetr_v2_r50vd",
      description:
        "RT-DETRv2: fast enough for video on a GPU, and no boxes to weed out afterwards; Apache 2.0.",
    },
    {
      id: "StephanST/WALDO30",
      description:
        "YOLO models for pictures from above, by drones or satellites: vehicles, people, buildings, boats and more.",
    },
  ],
  spaces: [
    {
      id: "Roboflow/RF-DETR",
      description: "Runs RF-DETR, a fast transformer detector, on images and videos of yours.",
    },
    {
      id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS",
      description: "Try DETR and YOLOS, two families of transformer detectors, on one image.",
    },
    {
      id: "sunsmarterjieleaf/yolov12",
      description: "Try YOLOv12, which brings attention into YOLO, in several sizes.",
    },
    {
      id: "VIPLab/Track-Anything",
      description: "Click on a thing in a video and it is followed from frame to frame.",
    },
    {
      id: "merve/RT-DETR-tracking-coco",
      description: "Follows the things that RT-DETR finds through a video.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description:
        "As ever lower scores are let in, more things of one class are found: the share of boxes that are right, averaged over even steps from none found to all; higher is better.",
    },
    {
      id: "Mean Average Precision",
      description:
        "Average precision, averaged over all classes, rare ones as much as common ones, and on COCO over ten limits of overlap, too; higher is better.",
    },
    {
      id: "APα",
      description:
        "Average precision where a box is right only if it and the true one overlap in at least α percent of the area that they cover together (AP50, AP75); higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "street.svg",
        alt: "A street in the morning: a woman walks a dog, a cyclist and a red bus pass by a traffic light, houses and trees.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "street-boxes.svg",
        alt: "The same street with boxes and scores: two of person (0.98 and 0.95), bicycle (0.93), bus (0.99), dog (0.91) and traffic light (0.88).",
      },
    ],
  },
  widgetModels: ["facebook/detr-resnet-50"],
  youtubeId: "WdAeKSOpxhw",
});
