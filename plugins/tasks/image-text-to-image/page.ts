// The page of image-text-to-image: what to read, try and measure where images and a prompt become an image.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model makes an image from images and a prompt together: it edits what you give it, or takes from it a person, a thing or a style for a scene of its own. Choose by how many images it takes, how true it stays to them, and by licence.",
  libraries: ["diffusers"],
  datasets: [],
  models: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description:
        "A 32B model that draws from a prompt, edits by instruction and combines several images; non-commercial weights.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description: "Write a prompt, add images of yours, and see what FLUX.2 makes of them.",
    },
  ],
  metrics: [
    {
      id: "FID",
      description:
        "How much a set of results differs from real images in the statistics of their features; it judges sets, never one image.",
    },
    {
      id: "CLIP",
      description:
        "How well an image fits the prompt by CLIP's reckoning; it does not say whether the given image was respected.",
    },
  ],
  demo: {
    inputs: [
      { type: "img", filename: "image-text-to-image-input.jpeg" },
      {
        type: "text",
        label: "Input",
        content: "A Victorian city that floats on clouds, in soft pastels",
      },
    ],
    outputs: [{ type: "img", filename: "image-text-to-image-output.png" }],
  },
  widgetModels: ["black-forest-labs/FLUX.2-dev"],
});
