// The page of image-text-to-video.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates a short video from an image and a prompt. The image is usually the first frame, and the prompt describes the action and the camera movement.",
  uses: [
    {
      title: "Animated photos",
      text: "A product photo becomes a clip in which the camera circles the product or steam rises from the cup.",
    },
    {
      title: "Animated storyboards",
      text: "Each frame of a storyboard becomes a clip of a few seconds, so that the team can judge a scene before filming.",
    },
    {
      title: "Scenes with a consistent look",
      text: "All clips of a series start with images of the same character, so that they look consistent.",
    },
  ],
  choosing: [
    "Check the length and resolution of the output. Most models generate a few seconds at a time. Longer clips continue from the last frame, and lose some quality each time.",
    "Memory grows with length and resolution. Try a low resolution first. Distilled models need fewer steps, with a small loss of quality.",
    "Check faces, hands and text from the first frame to the last. They are the most likely to change unintentionally.",
    "Describe motion and camera, not the look, because the image already shows it. Models trained on long captions, such as LTX-Video, need several sentences.",
    "Check the license of the weights. If the image shows a person, also check whether you may use it.",
  ],
  related: [
    {
      id: "image-to-video",
      when: "You only have an image, and the model chooses the motion.",
    },
    { id: "text-to-video", when: "You have no image, and describe the whole scene in text." },
    { id: "image-text-to-image", when: "The output should be a still image." },
    { id: "video-to-video", when: "You have a video, and only want to change its look." },
  ],
  models: [
    {
      id: "Lightricks/LTX-Video",
      description:
        "A fast model that starts from an image or only from text. Describe the motion in detail for good results.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description:
        "Give an image and a sentence to the distilled LTX-Video, and compare the results when you change one of them.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      description:
        "Fréchet Video Distance: the distance between the features of generated and real clips, from a network trained on videos; lower is better.",
    },
    {
      id: "clipsim",
      description:
        "The similarity between the CLIP embeddings of the frames and the prompt, averaged over the frames; higher is better, but motion is not measured.",
    },
  ],
  demo: {
    inputs: [
      { type: "img", filename: "surfer.svg", alt: "A surfer stands on a board on a wave." },
      { type: "text", label: "Input", content: "The surfer rides the wave towards the beach" },
    ],
    outputs: [
      {
        type: "img",
        filename: "surfer-moving.svg",
        isMoving: true,
        alt: "The surfer rides the wave, and spray flies.",
      },
    ],
  },
  widgetModels: ["Lightricks/LTX-Video"],
});
