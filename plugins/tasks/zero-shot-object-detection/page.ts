// The page of zero-shot object detection.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model finds objects in an image that you name in words. The output is a box, a matching phrase and a score for each object. Unlike other detectors, it is not limited to a fixed list.",
  uses: [
    {
      title: "Prelabeling boxes",
      text: "Generate boxes for a new training set, let people correct them, and train a small detector for production.",
    },
    {
      title: "Unusual objects",
      text: "Find a yellow life jacket or an open gate in camera images. No list of standard classes contains them.",
    },
    {
      title: "Robot commands",
      text: "A robot arm gets the command to fetch the blue cup next to the kettle, and the model finds its position.",
    },
    {
      title: "Searching shelves",
      text: "Find this week's products of a shop in photos of its shelves, by changing a list of words.",
    },
  ],
  choosing: [
    "Choose your words carefully. A red mug finds only red mugs, while mug finds all of them. Try several wordings, and avoid two names with nearly the same meaning in one list.",
    "Set the score threshold on your own images. If you ask for a banana and there is none, a model may return a box for another object, with a lower score.",
    "Check the speed. Large models of the Grounding DINO family need a GPU and are slow for live video. YOLO-World is faster. If the list is fixed, train an ordinary detector on their boxes.",
    "Write prompts in English. The text encoders of Grounding DINO, LLMDet and OWLv2 were trained for it. Translate names from other languages first.",
    "Do not rely on benchmarks. Some weights were trained on COCO or LVIS, so these results are not zero-shot. Count hits and misses on your own images.",
  ],
  related: [
    {
      id: "object-detection",
      when: "You need to detect objects that a trained detector knows, and faster.",
    },
    {
      id: "zero-shot-image-classification",
      when: "You want to check whether text matches the whole image, without positions.",
    },
    {
      id: "mask-generation",
      when: "You need exact outlines, for example inside the boxes of this task.",
    },
    { id: "image-text-to-text", when: "You want a text answer to a question about the image." },
  ],
  models: [
    {
      id: "openmmlab-community/mm_grounding_dino_large_all",
      description:
        "OpenMMLab's retrained Grounding DINO in its large size. It finds objects by English names and phrases.",
    },
    {
      id: "fushh7/LLMDet",
      description:
        "A detector trained together with a language model that describes the images; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "ariG23498/zero-shot-od",
      description: "Name objects and see where zero-shot detection finds them in an image.",
    },
    {
      id: "merve/OWLSAM",
      description:
        "An OWL detector finds the objects that you name, and Segment Anything outlines them: masks instead of boxes.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description:
        "The area under the precision-recall curve of the boxes for one name; higher is better.",
    },
    {
      id: "Mean Average Precision",
      description:
        "Average precision, averaged over all names with equal weight and usually over several overlap thresholds; higher is better.",
    },
    {
      id: "APα",
      description:
        "Average precision where a box for a name is correct if its intersection over union with the true box is at least α percent (AP50, AP75); higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "desk.svg",
        alt: "A desk with a red mug, an open book, reading glasses, a plant in a pot and an apple.",
      },
      { type: "text", label: "Classes", content: "a red mug, reading glasses, a banana" },
    ],
    outputs: [
      {
        type: "img",
        filename: "desk-boxes.svg",
        alt: "The same desk with two boxes, a red mug (0.93) and reading glasses (0.86), and none for a banana.",
      },
    ],
  },
});
