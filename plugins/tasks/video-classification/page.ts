// The page of video classification.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model assigns labels from a fixed list to a short video, such as juggling balls or opening a bottle, each with a score. It uses several frames together, so it can distinguish movements.",
  uses: [
    {
      title: "Sorting clips",
      text: "Label thousands of short clips by what people do in them, so that an editor finds every dive or goal.",
    },
    {
      title: "Watching for accidents",
      text: "Notice that somebody fell in a stairwell or at home, and call for help at once.",
    },
    {
      title: "Work and training",
      text: "Log which steps of an assembly were done, and in which order, from a camera above the bench.",
    },
    {
      title: "Animals in motion",
      text: "Tell grazing, fleeing and fighting apart in recordings of a herd, for days that nobody could watch.",
    },
  ],
  choosing: [
    "Check the labels: many ready models know the 400 actions of Kinetics. For your own, fine-tune one, such as VideoMAE, on some dozens of clips per class or more.",
    "Ask whether motion matters. If single frames tell, as with swimming or cooking, classify a few of them with an image model, which is cheaper.",
    "Models take a fixed number of frames, often 8, 16 or 32, spread over the clip. Cut long videos into clips of some seconds, or short events fall between the frames.",
    "To write labels yourself, take a model that compares videos with words, such as X-CLIP. ViViT has its list built in.",
    "Plan for a GPU: each clip costs as much as many images. Sound is ignored by most of these models, so use audio classification where it tells more.",
  ],
  related: [
    { id: "image-classification", when: "One picture tells what there is to know." },
    { id: "video-text-to-text", when: "Answers in words to questions about a video." },
    { id: "audio-classification", when: "What is heard instead of what is seen." },
    {
      id: "keypoint-detection",
      when: "How a body moves, point by point, instead of what that is called.",
    },
  ],
  datasets: [
    {
      id: "kinetics400",
      description:
        "Clips of about ten seconds from YouTube that show 400 kinds of human actions: what most of these models learned from.",
    },
  ],
  models: [
    {
      id: "google/vivit-b-16x2-kinetics400",
      description:
        "A vision transformer that looks at 32 frames across space and time; knows the 400 actions of Kinetics.",
    },
    {
      id: "microsoft/xclip-base-patch32",
      description:
        "CLIP extended to video: compares eight frames with words, and was trained on Kinetics-400; MIT license.",
    },
  ],
  spaces: [
    {
      id: "nateraw/lavila",
      description: "Tells a video in sentences with LaViLa, where a classifier would give labels.",
    },
    {
      id: "fcakyon/video-classification",
      description: "See which labels ready models give to a video.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of videos in which the label with the highest score names what happens; higher is better.",
    },
    {
      id: "recall",
      description:
        "Of all videos in which an action happens, the share that the model labels with it; higher is better.",
    },
    {
      id: "precision",
      description:
        "Of all videos that the model labels with an action, the share in which it happens; higher is better.",
    },
    {
      id: "f1",
      description:
        "A number from 0 to 1 for each action, high only if few videos of it are missed and few others get its label; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "juggler-moving.svg",
        isMoving: true,
        alt: "Somebody juggles three balls.",
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
