// The page of image-text-to-video: what to read, try and measure where an image and a prompt become a video.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model makes a clip from an image and a prompt: the image says how things look, the prompt what happens and how the camera moves. Choose by length and resolution, by how well faces stay the same, and by the GPU it takes.",
  libraries: ["diffusers"],
  datasets: [],
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
        "Fréchet Video Distance: compares many generated clips with real ones, in look as well as in motion; lower is better.",
    },
    {
      id: "clipsim",
      description:
        "The likeness of frames to the prompt in CLIP's eyes, averaged over the clip; it cannot tell whether motion is natural.",
    },
  ],
  demo: {
    inputs: [
      { type: "img", filename: "image-text-to-video-input.jpg" },
      { type: "text", label: "Input", content: "Darth Vader rides a surfboard across the waves" },
    ],
    outputs: [{ type: "img", filename: "image-text-to-video-output.gif" }],
  },
  widgetModels: ["Lightricks/LTX-Video"],
});
