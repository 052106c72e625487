// The page of image-to-video.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model animates an image. The input is an image, usually with a sentence about the action, and the output is a video of a few seconds that starts with the image.",
  uses: [
    {
      title: "Products in motion",
      text: "A shop has one good photo of a watch, and makes a clip of it in which the camera circles and light runs over the glass.",
    },
    {
      title: "Moving storyboards",
      text: "A director turns drawn frames of a scene into short clips, to see before shooting whether the cuts work.",
    },
    {
      title: "Old photographs",
      text: "A museum lets the smoke rise and the water flow in a photo of a harbour of 1905, marked as animated by a model.",
    },
    {
      title: "Loops for screens",
      text: "A painted landscape behind a concert breathes: clouds drift and grass bends, while the composition stays.",
    },
  ],
  choosing: [
    "Ask what you want to fix: most models take a first frame, LTX-Video 0.9.7 takes images at chosen moments, and VACE takes reference images, masks and poses.",
    "A 14B model at 720p wants a data-center GPU, or quantized weights and much patience. The distilled LTX-Video is made for speed, FramePack for GPUs with little memory.",
    "Clips mostly last about 5 seconds. For longer ones take a model that goes on section by section, such as FramePack, and watch whether faces and colors drift.",
    "Licenses differ: Wan 2.1 is under Apache 2.0, while the license of HunyuanVideo leaves out the European Union, the United Kingdom and South Korea.",
    "Test with your own kind of picture. Faces, hands and lettering break first once things move; several seeds of one prompt show how often.",
  ],
  related: [
    {
      id: "image-text-to-video",
      when: "The same, for models that need the words as much as the image.",
    },
    { id: "text-to-video", when: "There is no image, and words alone describe the clip." },
    { id: "video-to-video", when: "There is a video already, and it should look different." },
    { id: "image-to-image", when: "The image should change, and stay still." },
    { id: "image-to-3d", when: "You want to turn the thing freely, not watch a fixed clip of it." },
  ],
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
      description: "HunyuanVideo for images: the clip begins with the picture that you give.",
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
      description: "Runs FramePack on an image of yours and a sentence on the motion.",
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
        "Fréchet Video Distance: how far the clips made from images are, as a group, from filmed ones in look and motion, as a video model sees them; lower is better.",
    },
    {
      id: "clip_score",
      description:
        "How well the frames match the words of the prompt, as rated by CLIP, a model that compares images with texts; higher is better.",
    },
    {
      id: "lpips",
      description:
        "How different frames look, to a vision model and not pixel by pixel, from pictures they should match, such as the first frame from the given image; lower is better.",
    },
    {
      id: "identity_preservation",
      description:
        "How alike a face or a thing in the clip stays to the one in the image, as a recognition model compares the two; higher is better.",
    },
    {
      id: "motion_score",
      description:
        "Mostly how much moves from frame to frame, in some tests also how smoothly; a still clip scores low, and more is better only as far as the prompt asks for it.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "tree.svg",
        alt: "An oak with all its leaves stands on a hill, without any wind.",
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
        alt: "The same oak in the wind: its leaves stir, and some of them fly off.",
      },
    ],
  },
});
