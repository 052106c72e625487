// The page of video classification.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model assigns labels from a fixed list to a short video, such as juggling balls or opening a bottle, each with a score. It uses several frames together, so it can distinguish movements.",
  uses: [
    {
      title: "Sorting clips",
      text: "Label thousands of short clips by action, so that an editor finds every dive or goal.",
    },
    {
      title: "Accident detection",
      text: "Detect a fall in a stairwell or at home, and call for help immediately.",
    },
    {
      title: "Work and training",
      text: "Record which steps of an assembly were done, and in which order, from a camera above the workbench.",
    },
    {
      title: "Animal behavior",
      text: "Distinguish grazing, fleeing and fighting in recordings of a herd over several days.",
    },
  ],
  choosing: [
    "Check the labels. Many pretrained models know the 400 actions of Kinetics. For your own labels, fine-tune a model such as VideoMAE on some dozens of clips per class or more.",
    "Decide whether motion matters. If single frames are enough, as with swimming or cooking, classify a few of them with an image model, which is cheaper.",
    "Models use a fixed number of frames, often 8, 16 or 32, spread over the clip. Split long videos into clips of some seconds, or the model misses short events.",
    "To write your own labels, use a model that compares videos with text, such as X-CLIP. ViViT has a fixed list.",
    "Plan for a GPU, because each clip costs as much as many images. Most of these models ignore sound. If sound matters more, use audio classification.",
  ],
  related: [
    { id: "image-classification", when: "One frame is enough to find the label." },
    { id: "video-text-to-text", when: "You want text answers to questions about a video." },
    { id: "audio-classification", when: "You want to classify the sound instead of the images." },
    {
      id: "keypoint-detection",
      when: "You need the movement of body points instead of the name of the action.",
    },
  ],
  datasets: [
    {
      id: "kinetics400",
      description:
        "YouTube clips of about ten seconds with 400 types of human actions. Most of these models were trained on it.",
    },
  ],
  models: [
    {
      id: "google/vivit-b-16x2-kinetics400",
      description:
        "A vision transformer that processes 32 frames across space and time. It knows the 400 actions of Kinetics.",
    },
    {
      id: "microsoft/xclip-base-patch32",
      description:
        "CLIP extended to video. It compares eight frames with text, and was trained on Kinetics-400; MIT license.",
    },
  ],
  spaces: [
    {
      id: "nateraw/lavila",
      description:
        "Describes a video in sentences with LaViLa, where a classifier would return labels.",
    },
    {
      id: "fcakyon/video-classification",
      description: "Shows the labels that pretrained models predict for a video.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of videos for which the label with the highest score is correct; higher is better.",
    },
    {
      id: "recall",
      description:
        "The share of videos with an action in which the model detects it; higher is better.",
    },
    {
      id: "precision",
      description:
        "The share of videos labeled with an action that really show it; higher is better.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall of each action, from 0 to 1; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "juggler-moving.svg",
        isMoving: true,
        alt: "A person juggles three balls.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "juggling balls", score: 0.95 },
          { label: "throwing ball", score: 0.03 },
          { label: "juggling fire", score: 0.02 },
        ],
      },
    ],
  },
});
