// The page of text-to-video.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates a short video from a text description, called the prompt: the people and objects, the action, and the camera movement. The output is a clip of some seconds, often without sound.",
  uses: [
    {
      title: "Filler scenes",
      text: "A documentary maker needs five seconds of waves at night, and generates them instead of filming at the coast.",
    },
    {
      title: "Film drafts",
      text: "An agency shows a client three versions of an advertisement as rough clips, before hiring a crew for one of them.",
    },
    {
      title: "Animated lessons",
      text: "A teacher shows how a glacier forms a valley, after checking the clip for mistakes.",
    },
    {
      title: "Training data for robots",
      text: "Train cars and robots on generated traffic or workshops, for scenes that are too rare or too dangerous to film.",
    },
  ],
  choosing: [
    "Check the memory first. The authors of HunyuanVideo require 60 GB of GPU memory at 720p. The smaller LTX-Video models run on consumer GPUs.",
    "Use the resolutions and frame counts that the model was trained for. The model card lists them. Far beyond them clips repeat or break.",
    "Draft with a distilled model, which needs a few steps, and generate only the final clips with the large model.",
    "If the look is already decided, generate an image first and animate it. Image-to-video is less random than text-to-video.",
    "Compare models on your own prompts with several seeds each. Check the motion: the number of limbs stays the same, and objects do not disappear when something passes in front.",
  ],
  related: [
    { id: "image-to-video", when: "You have an image of the first frame." },
    {
      id: "image-text-to-video",
      when: "An image defines the look, and text describes the action.",
    },
    { id: "video-to-video", when: "You want to change a video and keep its motion." },
    { id: "text-to-image", when: "One still image is enough, and costs much less." },
  ],
  datasets: [
    {
      id: "iejMac/CLIP-MSR-VTT",
      description: "Clips of MSR-VTT, a benchmark of captioned web videos, as CLIP embeddings.",
    },
    {
      id: "quchenyuan/UCF101-ZIP",
      description: "13,320 YouTube clips of 101 human actions, from archery to yo-yo.",
    },
    {
      id: "nateraw/kinetics",
      description:
        "YouTube clips of about ten seconds, each labeled with one of hundreds of actions.",
    },
    {
      id: "HuggingFaceM4/something_something_v2",
      description:
        "220,847 clips of people who do simple things with everyday objects, described by templates.",
    },
    {
      id: "HuggingFaceM4/webvid",
      description:
        "Captions and URLs of short stock videos. The owners of the videos decide about their use.",
    },
    {
      id: "iejMac/CLIP-DiDeMo",
      description:
        "Videos of DiDeMo, in which sentences describe single moments, as CLIP embeddings.",
    },
  ],
  models: [
    {
      id: "tencent/HunyuanVideo",
      description: "A 13B model with smooth, consistent motion, for GPUs with a lot of memory.",
    },
    {
      id: "Lightricks/LTX-Video",
      description:
        "Built for speed. On a strong GPU it generates a clip faster than the clip plays. It also accepts an image.",
    },
    {
      id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World",
      description:
        "Generates physically plausible clips from descriptions, to train robots and cars.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.8-13B-distilled",
      description: "The larger LTX-Video, distilled to need only a few steps.",
    },
  ],
  spaces: [
    {
      id: "VideoCrafter/VideoCrafter",
      description: "Generates short clips from a prompt with VideoCrafter, an early open model.",
    },
    {
      id: "Wan-AI/Wan2.1",
      description: "Try Wan 2.1, the open video models of Alibaba, with your own prompt.",
    },
    {
      id: "Pyramid-Flow/pyramid-flow",
      description:
        "Runs Pyramid Flow, which starts with a coarse clip and refines it level by level.",
    },
  ],
  metrics: [
    {
      id: "is",
      description:
        "Inception Score: whether a classifier is confident about each clip, and finds many classes in all clips; higher is better.",
    },
    {
      id: "fid",
      description:
        "Fréchet Inception Distance: the distance between the features of single generated frames and real frames, without motion; lower is better.",
    },
    {
      id: "fvd",
      description:
        "Fréchet Video Distance: the distance between the features of whole generated clips and real clips, including jumps and flicker; lower is better.",
    },
    {
      id: "clipsim",
      description:
        "The similarity between the CLIP embeddings of each frame and the prompt, averaged over the clip; higher is better.",
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
    outputs: [
      {
        type: "img",
        filename: "harbour-moving.svg",
        isMoving: true,
        alt: "A fishing boat glides into a harbor at dusk, and gulls circle above its wake.",
      },
    ],
  },
  widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
});
