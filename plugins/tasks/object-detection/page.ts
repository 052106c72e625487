// The page of object detection.
import { defineTaskPage } from "hubsmith/catalog";

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
      text: "Count cars, cyclists and people at a crossing, hour by hour, from a fixed camera.",
    },
    {
      title: "Warning drivers",
      text: "Warn the driver of a car or a forklift that somebody steps into its path, and on which side.",
    },
    {
      title: "Counting crops and stock",
      text: "Count apples on trees or boxes on shelves from photos, instead of by hand.",
    },
    {
      title: "Protecting privacy",
      text: "Find faces and license plates in street images, so that they can be blurred before publication.",
    },
  ],
  choosing: [
    "Check the labels. Most pretrained models know the 80 everyday classes of COCO. For other objects fine-tune on some hundred labeled images, or use zero-shot object detection.",
    "Small objects need a high resolution. Models shrink the input, often to 640 pixels. Split large images into tiles, or use a model that accepts more pixels.",
    "For live video measure frames per second on your own device, including all processing. RT-DETR, RF-DETR and the YOLO family are built for it.",
    "Read the license. DETR and RT-DETR are Apache 2.0. The YOLO models of Ultralytics are AGPL-3.0 unless you buy another license, which matters for closed-source products.",
    "Set the score threshold on your own images: lower if a missed object costs more, higher if a false alarm does.",
  ],
  related: [
    {
      id: "zero-shot-object-detection",
      when: "You name the objects in words, and no pretrained model knows them.",
    },
    { id: "image-segmentation", when: "You need outlines of the objects instead of boxes." },
    {
      id: "image-classification",
      when: "You need a label for the whole image, without positions.",
    },
    {
      id: "keypoint-detection",
      when: "You need joints or other points of an object instead of its box.",
    },
  ],
  datasets: [
    {
      id: "merve/coco2017",
      description:
        "COCO, the standard benchmark: everyday scenes with boxes and outlines for objects of 80 classes.",
    },
    {
      id: "merve/pascal-voc",
      description: "Pascal VOC, older and smaller: photos with boxes around objects of 20 classes.",
    },
  ],
  models: [
    {
      id: "facebook/detr-resnet-50",
      description:
        "The transformer detector that many others are based on; 80 classes of COCO; Apache 2.0.",
    },
    {
      id: "IDEA-Research/dab-detr-resnet-50",
      description:
        "A DETR whose queries are boxes that it refines, so it trains in fewer epochs; Apache 2.0.",
    },
    {
      id: "PekingU/rtdetr_v2_r50vd",
      description:
        "RT-DETRv2: fast enough for video on a GPU, without removing duplicate boxes afterwards; Apache 2.0.",
    },
    {
      id: "StephanST/WALDO30",
      description:
        "YOLO models for aerial images from drones or satellites: vehicles, people, buildings, boats and more.",
    },
  ],
  spaces: [
    {
      id: "Roboflow/RF-DETR",
      description: "Runs RF-DETR, a fast transformer detector, on your own images and videos.",
    },
    {
      id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS",
      description: "Try DETR and YOLOS, two families of transformer detectors, on one image.",
    },
    {
      id: "sunsmarterjieleaf/yolov12",
      description: "Try YOLOv12, which adds attention to YOLO, in several sizes.",
    },
    {
      id: "VIPLab/Track-Anything",
      description: "Click on an object in a video to track it from frame to frame.",
    },
    {
      id: "merve/RT-DETR-tracking-coco",
      description: "Tracks the objects that RT-DETR detects in a video.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description:
        "The area under the precision-recall curve of the boxes of one class; higher is better.",
    },
    {
      id: "Mean Average Precision",
      description:
        "Average precision, averaged over all classes with equal weight and, on COCO, over ten overlap thresholds; higher is better.",
    },
    {
      id: "APα",
      description:
        "Average precision where a box is correct if its intersection over union with the true box is at least α percent (AP50, AP75); higher is better.",
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
