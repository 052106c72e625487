// The page of image-to-image: what to read, try and measure where one image becomes another.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model turns one image into another, as a prompt asks or as it was trained: it edits, restyles, relights, fills a gap, follows an outline or enlarges. Choose by how much of the original must stay as it is.",
  libraries: ["diffusers", "transformers", "transformers.js"],
  datasets: [
    {
      id: "VIDIT",
      description:
        "Rendered scenes, each under forty settings of light, to learn how to move the light in a picture.",
    },
    {
      id: "huggan/CelebA-faces",
      description:
        "More than 200,000 photos of celebrities' faces, often used to learn edits of hair, age or expression.",
    },
    {
      id: "Spawning/PD12M",
      description:
        "Millions of public-domain images with captions, on which an editor can be trained without asking for rights.",
    },
  ],
  models: [
    {
      id: "fal/AuraSR-v2",
      description:
        "Enlarges an image four times and invents fitting detail; made for generated images.",
    },
    {
      id: "black-forest-labs/FLUX.1-Kontext-dev",
      description:
        "A 12B model that edits a photo by instruction and keeps what it was not told to change; non-commercial weights.",
    },
    {
      id: "yisol/IDM-VTON",
      description:
        "Puts a garment from one photo on the person in another; non-commercial licence.",
    },
    {
      id: "kontext-community/relighting-kontext-dev-lora-v3",
      description: "A LoRA with which FLUX.1 Kontext puts a scene into another light.",
    },
    {
      id: "black-forest-labs/FLUX.1-Fill-dev",
      description:
        "Fills the part of an image that a mask leaves open, or paints on beyond its edges, as a prompt asks.",
    },
    {
      id: "black-forest-labs/FLUX.1-Depth-dev-lora",
      description:
        "A LoRA for FLUX.1-dev that takes the depth of an image and draws something else in the same space.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.1-Kontext-Dev",
      description: "Upload a photo and say in a sentence what should change.",
    },
    {
      id: "lllyasviel/iclight-v2-vary",
      description: "Lights a subject anew with IC-Light V2, and may change more of it on the way.",
    },
    {
      id: "jasperai/Flux.1-dev-Controlnet-Upscaler",
      description: "Sharpens and enlarges a small or blurred image with a ControlNet for FLUX.1.",
    },
  ],
  metrics: [
    {
      id: "PSNR",
      description:
        "Peak signal-to-noise ratio: how little the pixels differ from a reference, in decibels; higher is better.",
    },
    {
      id: "SSIM",
      description:
        "Structural similarity: compares light, contrast and structure with a reference, closer to what an eye sees than pixels are.",
    },
    {
      id: "IS",
      description:
        "The Inception Score for edited images: whether they are recognisable and varied, without looking at the original.",
    },
  ],
  demo: {
    inputs: [{ type: "img", filename: "image-to-image-input.jpeg" }],
    outputs: [{ type: "img", filename: "image-to-image-output.png" }],
  },
  widgetModels: ["Qwen/Qwen-Image"],
});
