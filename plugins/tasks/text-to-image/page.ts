// The page of text-to-image: what to read, try and measure where a prompt becomes an image.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model draws what a prompt describes, from photograph to sketch. Models differ in how closely they follow the prompt, whether they can write legible text, how many steps an image takes, and what their licence allows.",
  libraries: ["diffusers"],
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
      description: "Mixes several style LoRAs for FLUX in one image.",
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
        "Inception Score: high if a classifier is sure what each image shows and the images show many things.",
    },
    {
      id: "FID",
      description:
        "Fréchet Inception Distance: how far the features of generated images are from those of real ones; lower is better.",
    },
    {
      id: "R-Precision",
      description:
        "How often an image is closer to its own prompt than to others, so whether it shows what was asked for.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content: "Victorian rooftops rising out of a sea of clouds, soft pink and blue pastels",
      },
    ],
    outputs: [{ type: "img", filename: "image.jpeg" }],
  },
  widgetModels: ["black-forest-labs/FLUX.1-dev"],
});
