// The page of image-to-video.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model animates an image. The input is an image, usually with a sentence about the action, and the output is a video of a few seconds that starts with the image.",
  uses: [
    {
      title: "Product videos",
      text: "A shop turns a photo of a watch into a clip in which the camera circles and light moves over the glass.",
    },
    {
      title: "Storyboard previews",
      text: "A director turns drawn frames of a scene into short clips, to check the cuts before filming.",
    },
    {
      title: "Old photographs",
      text: "A museum animates the smoke and the water in a harbor photo of 1905, and labels it as generated.",
    },
    {
      title: "Loops for stage screens",
      text: "A painted landscape behind a concert moves: clouds drift and grass bends, while the composition stays the same.",
    },
  ],
  choosing: [
    "Check which inputs you can control. Most models accept a first frame, LTX-Video 0.9.7 accepts images at chosen moments, and VACE accepts reference images, masks and poses.",
    "A 14B model at 720p needs a data-center GPU, or quantized weights and long waiting times. The distilled LTX-Video is made for speed, FramePack for GPUs with little memory.",
    "Most clips last about 5 seconds. For longer clips use a model that generates section by section, such as FramePack. Check whether faces and colors drift.",
    "Licenses differ. Wan 2.1 is Apache 2.0. The license of HunyuanVideo excludes the European Union, the United Kingdom and South Korea.",
    "Test with your own type of image. Motion causes errors first in faces, hands and text. Try several seeds of one prompt to see how often.",
  ],
  related: [
    {
      id: "image-text-to-video",
      when: "The model needs the text as much as the image.",
    },
    { id: "text-to-video", when: "You have no image, and describe the clip only in text." },
    { id: "video-to-video", when: "You have a video, and want to change its look." },
    {
      id: "image-to-image",
      when: "You want to change the image, and the output is a still image.",
    },
    {
      id: "image-to-3d",
      when: "You want to rotate the object freely instead of watching a fixed clip.",
    },
  ],
  datasets: [
    {
      id: "ali-vilab/VACE-Benchmark",
      description:
        "Test cases for models that generate and edit videos, from reference images to masks and depth.",
    },
    {
      id: "Rapidata/sora-video-generation-style-likert-scoring",
      description: "198 Sora videos with human ratings of their style.",
    },
    {
      id: "BestWishYsh/ChronoMagic",
      description:
        "Time-lapse videos with captions, in which things grow, melt, bloom or are built.",
    },
  ],
  models: [
    {
      id: "Lightricks/LTX-Video-0.9.7-dev",
      description:
        "The full 13B LTX-Video. It accepts images at chosen moments of a clip, and is slow.",
    },
    {
      id: "Wan-AI/Wan2.1-VACE-14B",
      description:
        "One model for reference images, masks, poses and whole videos. It generates and edits clips.",
    },
    {
      id: "lllyasviel/FramePack_F1_I2V_HY_20250503",
      description:
        "Generates section by section, so that long clips fit on a laptop GPU; built on HunyuanVideo.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.7-distilled",
      description:
        "A 13B LTX-Video that generates clips within seconds, with slightly lower quality.",
    },
    {
      id: "Skywork/SkyReels-V2-I2V-14B-720P",
      description: "A 14B model for clips at 720p, designed for the language of film.",
    },
    {
      id: "tencent/HunyuanVideo-I2V",
      description: "HunyuanVideo for images: the clip starts with your image.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P",
      description: "Wan 2.1 for images at 720p, with weights for the authors' code; Apache 2.0.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers",
      description: "The same weights of Wan 2.1, in the Diffusers format.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description: "Animates your image in a few seconds with the distilled LTX-Video.",
    },
    {
      id: "linoyts/FramePack-F1",
      description: "Generates longer clips from one image with FramePack F1.",
    },
    {
      id: "lisonallen/framepack-i2v",
      description: "Runs FramePack with your image and a sentence that describes the motion.",
    },
    {
      id: "multimodalart/wan2-1-fast",
      description: "Runs Wan 2.1 with your image, accelerated by a LoRA.",
    },
    {
      id: "multimodalart/stable-video-diffusion",
      description:
        "Runs Stable Video Diffusion, which needs an image and does not accept a prompt.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      description:
        "Fréchet Video Distance: the distance between the features of generated and real clips, from a video model that sees look and motion; lower is better.",
    },
    {
      id: "clip_score",
      description:
        "The similarity between the CLIP embeddings of the frames and the words of the prompt; higher is better.",
    },
    {
      id: "lpips",
      description:
        "Learned perceptual image patch similarity: the distance between deep features of a frame and its reference, such as the given image; lower is better.",
    },
    {
      id: "identity_preservation",
      description:
        "The similarity of a face or an object in the clip to the one in the image, measured by a recognition model; higher is better.",
    },
    {
      id: "motion_score",
      description:
        "The amount of motion between frames, in some tests also its smoothness; higher means more motion, which is better only if the prompt asks for it.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "tree.svg",
        alt: "An oak with all its leaves on a hill, without wind.",
      },
      {
        type: "text",
        label: "Optional Text Prompt",
        content: "The wind rises and the leaves begin to stir",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "tree-moving.svg",
        isMoving: true,
        alt: "The same oak in the wind: its leaves move, and some of them fly off.",
      },
    ],
  },
});
