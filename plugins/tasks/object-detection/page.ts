// The page of object detection: what to read, try and measure where the things in an image are found.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model finds things in an image and gives each a box, a label and a score. It knows the classes it was trained on, often the 80 of COCO. Choose by speed against accuracy, by how small your things are, and by licence.",
  libraries: ["transformers", "transformers.js", "ultralytics"],
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
        "For one class: precision averaged over all levels of recall, so the area below their curve; higher is better.",
    },
    {
      id: "Mean Average Precision",
      description:
        "Average precision, averaged over all classes; COCO also averages over how well a box has to fit.",
    },
    {
      id: "APα",
      description:
        "Average precision where a box counts if it overlaps the true one by at least α, e.g. AP50 or the stricter AP75.",
    },
  ],
  demo: {
    inputs: [{ type: "img", filename: "object-detection-input.jpg" }],
    outputs: [{ type: "img", filename: "object-detection-output.jpg" }],
  },
  widgetModels: ["facebook/detr-resnet-50"],
  youtubeId: "WdAeKSOpxhw",
});
