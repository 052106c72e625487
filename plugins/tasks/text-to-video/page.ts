// The page of text-to-video: what to read, try and measure where a prompt becomes a video.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model makes a clip of some seconds from a prompt. Models differ in how well things keep their shape and move as they should, in length and resolution, in whether an image can go in too, and in how many minutes of GPU a clip takes.",
  libraries: ["diffusers"],
  datasets: [
    {
      id: "iejMac/CLIP-MSR-VTT",
      description: "Clips of MSR-VTT, a benchmark of captioned web videos, as embeddings by CLIP.",
    },
    {
      id: "quchenyuan/UCF101-ZIP",
      description: "13,320 clips from YouTube that show 101 human actions, from archery to yo-yo.",
    },
    {
      id: "nateraw/kinetics",
      description:
        "Clips of some ten seconds from YouTube, each labelled with one of hundreds of actions.",
    },
    {
      id: "HuggingFaceM4/something_something_v2",
      description:
        "220,847 clips of people who do simple things with everyday objects, described by a template.",
    },
    {
      id: "HuggingFaceM4/webvid",
      description: "Short stock videos with the sentence that was written to sell each of them.",
    },
    {
      id: "iejMac/CLIP-DiDeMo",
      description:
        "Videos of DiDeMo, in which sentences name single moments, as embeddings by CLIP.",
    },
  ],
  models: [
    {
      id: "tencent/HunyuanVideo",
      description: "A 13B model with smooth, consistent motion, for GPUs with much memory.",
    },
    {
      id: "Lightricks/LTX-Video",
      description:
        "Built for speed: on a strong GPU a clip is made faster than it plays; also from an image.",
    },
    {
      id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World",
      description:
        "Shows how a described scene goes on by the laws of physics, to train robots and cars with.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.8-13B-distilled",
      description: "The larger LTX-Video, distilled so that a handful of steps are enough.",
    },
  ],
  spaces: [
    {
      id: "VideoCrafter/VideoCrafter",
      description: "Makes short clips from a prompt with VideoCrafter, an early open model.",
    },
    {
      id: "Wan-AI/Wan2.1",
      description: "Try Wan 2.1, the open video models of Alibaba, on your own prompt.",
    },
    {
      id: "Pyramid-Flow/pyramid-flow",
      description: "Runs Pyramid Flow, which starts a clip coarse and refines it level by level.",
    },
  ],
  metrics: [
    {
      id: "is",
      description:
        "Inception Score over the frames: whether they show something definite, and not always the same.",
    },
    {
      id: "fid",
      description:
        "Compares single frames with frames of real videos by their features, and does not see motion; lower is better.",
    },
    {
      id: "fvd",
      description:
        "Fréchet Video Distance: the same comparison for whole clips, so that jumps and flicker count; lower is better.",
    },
    {
      id: "clipsim",
      description:
        "How well the frames fit the prompt, as CLIP sees it, on average; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content: "A fishing boat turns into the harbour at dusk, gulls above its wake",
      },
    ],
    outputs: [{ type: "img", filename: "text-to-video-output.gif" }],
  },
  widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
});
