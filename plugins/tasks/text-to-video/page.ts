// The page of text-to-video.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates a short video from a text description, called the prompt: the people and objects, the action, and the camera movement. The output is a clip of some seconds, often without sound.",
  uses: [
    {
      title: "Filler scenes",
      text: "A maker of documentaries needs five seconds of waves at night, and describes them instead of driving to the coast.",
    },
    {
      title: "Ideas for a film",
      text: "An agency shows a client three versions of an advertisement as rough clips, before a crew is hired for one of them.",
    },
    {
      title: "Lessons that move",
      text: "A teacher shows how a glacier grinds out a valley, having checked the clip for mistakes before the class sees it.",
    },
    {
      title: "Scenes for machines",
      text: "Cars and robots are trained on generated traffic or workshops that would be too rare or too dangerous to film.",
    },
  ],
  choosing: [
    "Memory comes first: the authors of HunyuanVideo ask for 60 GB of GPU memory at 720p, while the smaller LTX-Video models run on consumer cards.",
    "Stay with the resolutions and numbers of frames that a model was trained for, as its card states them; far beyond them clips repeat themselves or fall apart.",
    "Draft with a distilled model, which needs a handful of steps, and make only the final clips with the large one.",
    "Where the look is decided, make an image first and animate it: image-to-video leaves less to chance than words do.",
    "Compare on your own prompts with several seeds each, and watch what moves: do limbs keep their number, do things stay when something passes in front?",
  ],
  related: [
    { id: "image-to-video", when: "An image already shows how the clip should begin." },
    { id: "image-text-to-video", when: "An image says how it looks, and words say what happens." },
    { id: "video-to-video", when: "A video is to be changed, and its motion kept." },
    { id: "text-to-image", when: "One still picture is enough, at a fraction of the cost." },
  ],
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
        "Clips of some ten seconds from YouTube, each labeled with one of hundreds of actions.",
    },
    {
      id: "HuggingFaceM4/something_something_v2",
      description:
        "220,847 clips of people who do simple things with everyday objects, described by a template.",
    },
    {
      id: "HuggingFaceM4/webvid",
      description:
        "Captions and addresses of short stock videos; whether the videos may be used is for their owners to say.",
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
        "Makes clips of described scenes that should look physically possible, to train robots and cars with.",
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
        "Inception Score: whether a recognition model is sure of what each clip shows, while the clips do not all show the same; higher is better.",
    },
    {
      id: "fid",
      description:
        "Fréchet Inception Distance: how far single frames as a group are from frames of real videos in what a recognition model sees, motion aside; lower is better.",
    },
    {
      id: "fvd",
      description:
        "Fréchet Video Distance: how far whole clips as a group are from real ones in what a video model sees, so that jumps and flicker count; lower is better.",
    },
    {
      id: "clipsim",
      description:
        "How well each frame matches the prompt, as rated by CLIP, a model that compares images with texts, averaged over the clip; higher is better.",
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
        alt: "A fishing boat glides into a harbour at dusk, and gulls circle above its wake.",
      },
    ],
  },
  widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
});
