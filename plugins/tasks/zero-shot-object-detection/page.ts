// The page of zero-shot object detection.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model finds objects in an image that you name in words. The output is a box, a matching phrase and a score for each object. Unlike other detectors, it is not limited to a fixed list.",
  uses: [
    {
      title: "First boxes",
      text: "Draw boxes for a new training set by machine, let people correct them, and train a small detector for daily use.",
    },
    {
      title: "Unusual things",
      text: "Look for a yellow life jacket or an open gate in camera pictures: things that no ready list of classes contains.",
    },
    {
      title: "Robots that take orders",
      text: "Find the blue cup next to the kettle, so that a robot arm that is told to fetch it knows where to reach.",
    },
    {
      title: "Searching shelves",
      text: "Look for whatever a shop sells this week in photos of its shelves, by changing a list of words.",
    },
  ],
  choosing: [
    "Choose your words: a red mug narrows the search where mug alone finds them all. Try several wordings, and avoid two names in one list that mean nearly the same.",
    "Set the least score yourself, on your own images. Asked for a banana where there is none, a model may box something else, with a lower score.",
    "Mind the speed: large models of the Grounding DINO family want a GPU and are slow for live video. YOLO-World is faster; if the list stays fixed, train an ordinary detector on their boxes.",
    "Ask in English: the text parts of Grounding DINO, LLMDet and OWLv2 were trained for it. Translate names from other languages first.",
    "Doubt benchmarks: some weights were trained on COCO or LVIS, so that results on these are no longer zero-shot. Count hits and misses on images of yours.",
  ],
  related: [
    { id: "object-detection", when: "Things that a trained detector knows, found faster." },
    {
      id: "zero-shot-image-classification",
      when: "Whether your words fit the image as a whole, and not where.",
    },
    { id: "mask-generation", when: "Exact outlines, for example inside the boxes found here." },
    { id: "image-text-to-text", when: "An answer in words to a question about the image." },
  ],
  models: [
    {
      id: "openmmlab-community/mm_grounding_dino_large_all",
      description:
        "OpenMMLab's retrained Grounding DINO in its large size: finds what English names and phrases describe.",
    },
    {
      id: "fushh7/LLMDet",
      description:
        "A detector trained side by side with a language model that had to describe the images from what it sees; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "ariG23498/zero-shot-od",
      description: "Name things and see where zero-shot detection finds them in an image.",
    },
    {
      id: "merve/OWLSAM",
      description:
        "An OWL detector finds what you name, and Segment Anything outlines it: masks instead of boxes.",
    },
  ],
  metrics: [
    {
      id: "Average Precision",
      description:
        "For one name: the share of its boxes that are right, averaged over even steps from no thing so named found to all of them, as ever lower scores are let in; higher is better.",
    },
    {
      id: "Mean Average Precision",
      description:
        "Average precision, averaged over all names that were asked for, common and rare alike, and mostly over several limits of overlap; higher is better.",
    },
    {
      id: "APα",
      description:
        "Average precision where a box for a name counts only if it overlaps the true box in at least α percent of the area that the two cover (AP50, AP75); higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "desk.svg",
        alt: "A desk on which are a red mug, an open book, reading glasses, a plant in a pot and an apple.",
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
