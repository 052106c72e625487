// The page of text-to-image.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates an image from a text description, called the prompt: a photo, a painting, a logo or a sketch. Most models start from random noise and remove it step by step, so the same prompt gives different images.",
  uses: [
    {
      title: "Images for articles",
      text: "An editor needs an image for an article about sleep, describes the scene and the style, and selects one of eight results.",
    },
    {
      title: "Design drafts",
      text: "A furniture maker compares a chair in oak, steel and rattan before building the first one.",
    },
    {
      title: "Mood boards and storyboards",
      text: "A short film crew chooses light and color from generated scenes, each from one line of the script.",
    },
    {
      title: "Training data",
      text: "Generate rare situations, such as a deer on a road in fog, to train a detector with too few real examples.",
    },
  ],
  choosing: [
    "Read the license first. The weights of FLUX.1 Krea dev are for non-commercial use. Those of Qwen-Image are Apache 2.0.",
    "Check the memory. At 16 bits 12B parameters take about 24 GB, plus the text encoder. Quantized weights, or SDXL, whose main part has 2.6B, fit on smaller GPUs.",
    "For many images at low cost use a distilled model or an add-on such as Hyper-SD. They need 1 to 16 steps instead of about 30, often with less variety.",
    "For readable text in the image, test with your own words. Most models can write a short line in English, few a paragraph or Chinese.",
    "Write twenty of your own prompts, fix the seeds, and compare the images of all models side by side. Models differ most in hands, object counts, and left or right.",
  ],
  related: [
    { id: "image-to-image", when: "You have an image and want to change it." },
    {
      id: "image-text-to-image",
      when: "The prompt combines images and text, such as a person or a style from a photo.",
    },
    { id: "text-to-video", when: "You need a video of the scene." },
    { id: "text-to-3d", when: "You need a 3D object that can be rotated." },
    {
      id: "unconditional-image-generation",
      when: "Any image of a certain type is enough, without a description.",
    },
  ],
  datasets: [
    {
      id: "red_caps",
      description:
        "12 million Reddit images with their posters' captions, from 350 selected communities.",
    },
    {
      id: "conceptual_captions",
      description:
        "3.3 million links to web images, with automatically cleaned alt texts as captions.",
    },
    {
      id: "Spawning/PD12M",
      description:
        "12.4 million public-domain and CC0 images with synthetic captions, for training with few copyright concerns.",
    },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.1-Krea-dev",
      description:
        "A 12B model fine-tuned for natural photographs without the typical glossy look; weights for non-commercial use.",
    },
    {
      id: "Qwen/Qwen-Image",
      description:
        "A 20B model that is good at rendering text in images, in Chinese as well as English; Apache 2.0.",
    },
    {
      id: "ByteDance/SDXL-Lightning",
      description:
        "SDXL distilled to 1, 2, 4 or 8 steps, for images of 1,024 pixels within seconds.",
    },
    {
      id: "ByteDance/Hyper-SD",
      description:
        "Add-on weights that let FLUX.1-dev, SD3, SDXL and SD 1.5 generate an image in 1 to 16 steps.",
    },
  ],
  spaces: [
    {
      id: "stabilityai/stable-diffusion-3-medium",
      description:
        "Try Stable Diffusion 3 Medium with your own seed, size, guidance and number of steps.",
    },
    {
      id: "jbilcke-hf/ai-comic-factory",
      description: "Generates a page of comic panels in a chosen style from one prompt.",
    },
    {
      id: "multimodalart/flux-lora-lab",
      description: "Combines several style LoRAs (small model add-ons) for FLUX in one image.",
    },
    {
      id: "latent-consistency/lcm-lora-for-sdxl",
      description: "Shows how a latent consistency LoRA reduces SDXL to a few steps.",
    },
    {
      id: "multimodalart/LoraTheExplorer",
      description: "A gallery of SDXL LoRAs. Choose a style and write a prompt for it.",
    },
    {
      id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI",
      description:
        "Controls Stable Diffusion with ControlNet. Edges, depth or a pose determine the composition.",
    },
    {
      id: "InstantX/InstantID",
      description:
        "Generates images of a person in new styles from a single photo of the face, without training.",
    },
  ],
  metrics: [
    {
      id: "IS",
      description:
        "Inception Score: whether a classifier is confident about each image, and finds many classes in all images; higher is better.",
    },
    {
      id: "FID",
      description:
        "Fréchet Inception Distance: the distance between the Inception features of generated and real images; lower is better.",
    },
    {
      id: "R-Precision",
      description:
        "The share of images for which a text-image model ranks the correct prompt first among many wrong ones; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content: "A lighthouse on a cliff at dusk, layered paper cut",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "lighthouse.svg",
        alt: "A lighthouse shines from a cliff above the sea at dusk, in the style of cut paper layers.",
      },
    ],
  },
  widgetModels: ["black-forest-labs/FLUX.1-dev"],
});
