// The page of image-to-video: what to read, try and measure where a still image begins to move.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model goes on from a still image and makes a clip of it, with a prompt for what should happen. The image settles who and what is seen, so such models are easier to direct than those that start from words alone.",
  libraries: ["diffusers"],
  datasets: [
    {
      id: "ali-vilab/VACE-Benchmark",
      description:
        "Cases for models that make and edit videos, from reference images to masks and depth.",
    },
    {
      id: "Rapidata/sora-video-generation-style-likert-scoring",
      description: "198 videos by Sora with people's ratings of their style, to see what is liked.",
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
        "The full 13B LTX-Video: takes images at chosen moments of a clip, and wants time.",
    },
    {
      id: "Wan-AI/Wan2.1-VACE-14B",
      description:
        "One model for reference images, masks, poses and whole videos, to make clips and to edit them.",
    },
    {
      id: "lllyasviel/FramePack_F1_I2V_HY_20250503",
      description:
        "Goes on section by section, so that long clips fit on the GPU of a laptop; built on HunyuanVideo.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.7-distilled",
      description: "Trades a little quality of the 13B LTX-Video for clips within seconds.",
    },
    {
      id: "Skywork/SkyReels-V2-I2V-14B-720P",
      description: "A 14B model for clips at 720p, made with the language of film in mind.",
    },
    {
      id: "tencent/HunyuanVideo-I2V",
      description: "HunyuanVideo for images: the first frame stays as it was given.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P",
      description:
        "Wan 2.1 for images at 720p, with weights for the code of its authors; Apache 2.0.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers",
      description: "The same weights of Wan 2.1, laid out for Diffusers.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description: "Sets your image in motion in a few seconds with the distilled LTX-Video.",
    },
    {
      id: "linoyts/FramePack-F1",
      description: "Makes longer clips from one image with FramePack F1.",
    },
    {
      id: "lisonallen/framepack-i2v",
      description: "The first FramePack, which you can watch while the clip grows.",
    },
    {
      id: "multimodalart/wan2-1-fast",
      description: "Wan 2.1, sped up by a LoRA, on an image of yours.",
    },
    {
      id: "multimodalart/stable-video-diffusion",
      description: "Stable Video Diffusion, which needs an image and takes no prompt.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      description:
        "Fréchet Video Distance: how far generated clips are from real ones, motion included; lower is better.",
    },
    {
      id: "clip_score",
      description: "Whether the clip shows what the prompt asks for, by the features of CLIP.",
    },
    {
      id: "lpips",
      description:
        "How different two pictures look by learnt features: frame against frame, or against the image given.",
    },
    {
      id: "identity_preservation",
      description: "Whether a face or a thing is still the same one at the end of the clip.",
    },
    {
      id: "motion_score",
      description: "How much moves, so that a clip that stands still is not taken for a good one.",
    },
  ],
  demo: {
    inputs: [
      { type: "img", filename: "image-to-video-input.jpg" },
      {
        type: "text",
        label: "Optional Text Prompt",
        content: "The wind rises and the leaves begin to stir",
      },
    ],
    outputs: [{ type: "img", filename: "image-to-video-output.gif" }],
  },
  widgetModels: [],
});
