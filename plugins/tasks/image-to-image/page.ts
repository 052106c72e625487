// The page of image-to-image.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model edits an image. Depending on the model, it follows a text instruction, changes the style, lighting or colors, increases the resolution, or fills in missing parts.",
  subtasks: [
    { id: "image-inpainting", label: "Image Inpainting" },
    { id: "image-colorization", label: "Image Colorization" },
    { id: "super-resolution", label: "Super Resolution" },
  ],
  uses: [
    {
      title: "Editing by text",
      text: "Ask the model to remove the parked car or to change the time to evening, and to keep the rest of the photo.",
    },
    {
      title: "Restoring old photos",
      text: "Color a gray family portrait, and repair the scratches and missing corners.",
    },
    {
      title: "Upscaling",
      text: "Make a small product image four times as wide for print, with plausible added detail.",
    },
    {
      title: "From sketch to image",
      text: "Turn the pencil sketch of a boat into a painting that keeps its lines, to show a client the idea.",
    },
  ],
  choosing: [
    "Decide what must not change. Models that follow instructions may alter faces and letters. Inpainting changes only the masked area. Add-ons such as ControlNets keep outlines, depth or pose.",
    "Upscaling invents detail. For documents or medical images use a model trained to stay close to the pixels. For a pleasing look use a generative one such as AuraSR.",
    "Check the memory. The FLUX.1 models have 12B parameters, 24 GB at 16 bits, unless you load them in fewer bits. Networks only for upscaling or coloring need far less.",
    "Read the license. For example, FLUX.1 Kontext dev, FLUX.1 Fill dev and IDM-VTON are non-commercial, while Qwen-Image-Edit is Apache 2.0.",
    "Compare models on your own images, with several prompts and several seeds each. Check faces, hands and text first, because metrics miss these errors.",
  ],
  related: [
    { id: "image-text-to-image", when: "The input always includes both text and an image." },
    { id: "text-to-image", when: "You want an image from text only, without an input image." },
    { id: "image-to-video", when: "You want to animate the image." },
    { id: "mask-generation", when: "You need the outline of the area to replace." },
    { id: "image-to-3d", when: "You need a 3D object instead of another image of it." },
  ],
  datasets: [
    {
      id: "VIDIT",
      description:
        "Rendered scenes, each under forty light settings, for training models that change the light in an image.",
    },
    {
      id: "huggan/CelebA-faces",
      description:
        "More than 200,000 photos of celebrities' faces, often used to train edits of hair, age or expression.",
    },
    {
      id: "Spawning/PD12M",
      description:
        "Millions of public-domain images with captions. You can create before-and-after pairs from them.",
    },
  ],
  models: [
    {
      id: "fal/AuraSR-v2",
      description:
        "Upscales an image four times and invents plausible detail; made for generated images.",
    },
    {
      id: "black-forest-labs/FLUX.1-Kontext-dev",
      description:
        "A 12B model that edits a photo by instruction and keeps everything else unchanged; non-commercial weights.",
    },
    {
      id: "yisol/IDM-VTON",
      description:
        "Puts a garment from one photo on the person in another; non-commercial license.",
    },
    {
      id: "kontext-community/relighting-kontext-dev-lora-v3",
      description: "A LoRA for FLUX.1 Kontext that changes the light of a scene.",
    },
    {
      id: "black-forest-labs/FLUX.1-Fill-dev",
      description:
        "Fills the masked part of an image, or extends the image beyond its edges, according to a prompt.",
    },
    {
      id: "black-forest-labs/FLUX.1-Depth-dev-lora",
      description:
        "A LoRA for FLUX.1-dev that uses the depth of an image to generate another image with the same layout.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.1-Kontext-Dev",
      description: "Upload a photo and describe the change in a sentence.",
    },
    {
      id: "lllyasviel/iclight-v2-vary",
      description:
        "Changes the light on a subject with IC-Light V2. It may also change other parts of the subject.",
    },
    {
      id: "jasperai/Flux.1-dev-Controlnet-Upscaler",
      description: "Sharpens and upscales a small or blurred image with a ControlNet for FLUX.1.",
    },
  ],
  metrics: [
    {
      id: "PSNR",
      description:
        "Peak signal-to-noise ratio: how close the pixels are to those of the reference image, in decibels; higher is better.",
    },
    {
      id: "SSIM",
      description:
        "Structural similarity: how well brightness, contrast and structure of small patches match the reference image, where 1 means identical; higher is better.",
    },
    {
      id: "IS",
      description:
        "Inception Score: whether a classifier is confident about each output image, and finds many classes in all of them; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "boat-sketch.svg",
        alt: "A sailing boat, sketched in pencil.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "boat-painted.svg",
        alt: "The same sailing boat, painted in color.",
      },
    ],
  },
  widgetModels: ["Qwen/Qwen-Image"],
});
