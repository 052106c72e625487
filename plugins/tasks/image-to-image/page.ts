// The page of image-to-image.
import { defineTaskPage } from "hubsmith/catalogue";

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
      title: "Editing by words",
      text: "Tell the model to remove the parked car or to make it evening, and keep the rest of the photo as it is.",
    },
    {
      title: "Restoring old photos",
      text: "Color a gray family portrait and fill the scratches and missing corners.",
    },
    {
      title: "Larger pictures",
      text: "Make a small product picture four times as wide for print, with detail that fits.",
    },
    {
      title: "From sketch to picture",
      text: "Turn the pencil sketch of a boat into a painting that keeps its lines, to show a client what is meant.",
    },
  ],
  choosing: [
    "Decide what must stay. Models that follow instructions may alter faces and letters on the way; inpainting changes only what a mask marks; add-ons such as ControlNets keep outlines, depth or pose.",
    "Enlarging invents detail. For documents or medical images take a model trained to stay close to the pixels; for a pleasing look a generative one such as AuraSR.",
    "Mind the memory: the FLUX.1 models have 12B parameters, 24 GB at 16 bits, unless you load them in fewer bits. Networks for enlarging or coloring alone need far less.",
    "Read the license: FLUX.1 Kontext dev, FLUX.1 Fill dev and IDM-VTON are non-commercial, for example, while Qwen-Image-Edit is Apache 2.0.",
    "Compare models on your own pictures, with some prompts and several tries each, and look at faces, hands and text first: numbers miss what people notice.",
  ],
  related: [
    { id: "image-text-to-image", when: "Words are always part of the input, beside the image." },
    { id: "text-to-image", when: "A picture from words alone, with no image to start from." },
    { id: "image-to-video", when: "The picture should move." },
    { id: "mask-generation", when: "The outline of what is to be replaced." },
    { id: "image-to-3d", when: "A thing in three dimensions instead of another picture of it." },
  ],
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
        "Millions of images in the public domain with captions, from which pairs of before and after can be made.",
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
        "Puts a garment from one photo on the person in another; non-commercial license.",
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
        "How little the pixels differ from those of the image that should have come out, on a logarithmic scale in decibels; higher is better.",
    },
    {
      id: "SSIM",
      description:
        "How well brightness, contrast and structure of small patches agree with the image that should have come out, with 1 for identical ones; higher is better.",
    },
    {
      id: "IS",
      description:
        "Whether each image that came out clearly shows one kind of thing and all together show many, as a classifier sees them; higher is better.",
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
