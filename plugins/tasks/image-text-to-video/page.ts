// The page of image-text-to-video.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates a short video from an image and a prompt. The image is usually the first frame, and the prompt describes the action and the camera movement.",
  uses: [
    {
      title: "Photos that move",
      text: "A product photo becomes a clip in which the camera goes around the thing or steam rises from the cup.",
    },
    {
      title: "Storyboards in motion",
      text: "Each drawn frame of a storyboard turns into seconds of motion, so that a scene can be judged before it is shot.",
    },
    {
      title: "Scenes with one look",
      text: "Clips of a series begin with images of the same character, so that they fit together.",
    },
  ],
  choosing: [
    "Ask how many seconds and pixels you get. Most models make a few seconds at a time, and longer clips are chained from the last frame, with some loss each time.",
    "Memory grows with length and resolution. Try a low resolution first; distilled models take fewer steps, and cost a little quality.",
    "Watch faces, hands and writing from the first frame to the last: they are what changes against your will.",
    "Describe motion and camera, not the look, which the image already gives. Models trained on long captions, as LTX-Video is, want several sentences.",
    "Check the license of the weights, and whether you may use the image at all if it shows a person.",
  ],
  related: [
    {
      id: "image-to-video",
      when: "The image alone is enough, and the motion is left to the model.",
    },
    { id: "text-to-video", when: "There is no image yet, and words describe the whole scene." },
    { id: "image-text-to-image", when: "The result is to stand still." },
    { id: "video-to-video", when: "There is a video already, and only its look is to change." },
  ],
  models: [
    {
      id: "Lightricks/LTX-Video",
      description:
        "A fast model that starts from an image or from words alone; describe the motion at length for good results.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description:
        "Give an image and a sentence to the distilled LTX-Video, and change either to see what it does.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      description:
        "How much a set of generated clips differs from real ones in look and motion, as a network trained on videos sees both; lower is better.",
    },
    {
      id: "clipsim",
      description:
        "How well the frames fit the prompt on average, as judged by CLIP, a model that compares images with texts; higher is better, and motion is not looked at.",
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
