// The page of text-to-image.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates an image from a text description, called the prompt: a photo, a painting, a logo or a sketch. Most models start from random noise and remove it step by step, so the same prompt gives different images.",
  uses: [
    {
      title: "Pictures for articles",
      text: "An editor needs a picture tonight for an article about sleep, describes the scene and the style, and picks one of eight results.",
    },
    {
      title: "Drafts of designs",
      text: "A furniture maker looks at a chair in oak, in steel and in rattan before the first one is built.",
    },
    {
      title: "Mood and storyboards",
      text: "The crew of a short film agrees on light and color by generated scenes, each from one line of the script.",
    },
    {
      title: "Training data",
      text: "Rare situations, such as a deer on a road in fog, are generated to train a detector that has seen too few of them.",
    },
  ],
  choosing: [
    "Read the license first: the weights of FLUX.1 Krea dev are for non-commercial use, while those of Qwen-Image are under Apache 2.0.",
    "Size decides the hardware. At 16 bits 12B parameters take about 24 GB, and the part that reads the prompt comes on top. Quantized weights, or SDXL, whose main part has 2.6B, fit on smaller cards.",
    "For many images at little cost take a distilled model or an add-on such as Hyper-SD: 1 to 16 steps instead of some 30, often at some cost in variety.",
    "Where words must be readable in the image, test with your own words: most models manage a short line in English, few a paragraph or Chinese.",
    "Write twenty prompts of your own, fix the seeds, and put the images of all candidates side by side. Hands, numbers of things and left or right tell models apart.",
  ],
  related: [
    { id: "image-to-image", when: "You have a picture and want it changed, not a new one." },
    {
      id: "image-text-to-image",
      when: "Pictures and words together say what is to be drawn, such as a person or a style from a photo.",
    },
    { id: "text-to-video", when: "The scene you describe should move." },
    { id: "text-to-3d", when: "The result should be an object that can be turned around." },
    {
      id: "unconditional-image-generation",
      when: "Any image of a certain kind will do, and nothing about it is prescribed.",
    },
  ],
  datasets: [
    {
      id: "red_caps",
      description:
        "12 million images with the captions people wrote when they posted them in 350 chosen Reddit communities.",
    },
    {
      id: "conceptual_captions",
      description:
        "3.3 million links to web images, captioned with alt texts that were cleaned automatically.",
    },
    {
      id: "Spawning/PD12M",
      description:
        "12.4 million public-domain and CC0 images with synthetic captions, for training with few copyright worries.",
    },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.1-Krea-dev",
      description:
        "A 12B model tuned for natural photographs without the usual gloss; weights for non-commercial use.",
    },
    {
      id: "Qwen/Qwen-Image",
      description:
        "A 20B model that is good at lettering inside images, in Chinese as well as English; Apache 2.0.",
    },
    {
      id: "ByteDance/SDXL-Lightning",
      description: "SDXL distilled to 1, 2, 4 or 8 steps, for images of 1,024 pixels in seconds.",
    },
    {
      id: "ByteDance/Hyper-SD",
      description:
        "Add-on weights that let FLUX.1-dev, SD3, SDXL and SD 1.5 finish an image in between 1 and 16 steps.",
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
      description: "Makes a page of comic panels in a chosen style from one prompt.",
    },
    {
      id: "multimodalart/flux-lora-lab",
      description: "Mixes several style LoRAs, small add-ons to a model, for FLUX in one image.",
    },
    {
      id: "latent-consistency/lcm-lora-for-sdxl",
      description: "Shows how a latent consistency LoRA brings SDXL down to a handful of steps.",
    },
    {
      id: "multimodalart/LoraTheExplorer",
      description: "A gallery of SDXL LoRAs: pick a style and write a prompt for it.",
    },
    {
      id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI",
      description:
        "Steers Stable Diffusion with ControlNet: edges, depth or a pose decide the composition.",
    },
    {
      id: "InstantX/InstantID",
      description:
        "Draws a person in new styles from a single photo of the face, without training.",
    },
  ],
  metrics: [
    {
      id: "IS",
      description:
        "Inception Score: whether a program that recognizes things is sure of what each image shows, while the images show many different things; higher is better.",
    },
    {
      id: "FID",
      description:
        "Fréchet Inception Distance: how far many generated images as a group are from real ones, in what a recognition model sees in them; lower is better.",
    },
    {
      id: "R-Precision",
      description:
        "The share of images for which a model that compares images with texts finds the right prompt in a list with many wrong ones; higher is better.",
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
        alt: "A lighthouse shines from a cliff above the sea at dusk, as if all of it were cut from layers of paper.",
      },
    ],
  },
  widgetModels: ["black-forest-labs/FLUX.1-dev"],
});
