// The page of video-to-video.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model edits a video. The input is a clip, often with an instruction, and the output is a changed clip: other clothes, another season, the style of a drawing, or a sharper image.",
  uses: [
    {
      title: "Old footage made sharp",
      text: "A family film from a small camera of 2004 is freed of noise and enlarged, so that it can be watched on a large screen.",
    },
    {
      title: "Changes without reshooting",
      text: "The coat in a finished scene must be blue, not red; a sentence changes it in all frames, and the acting stays.",
    },
    {
      title: "Real looks for simulations",
      text: "Scenes of a simple simulator are rendered as if filmed, in rain and at night, to train robots and cars on them.",
    },
    {
      title: "A style for a clip",
      text: "A band films itself with a phone and turns the result into a moving charcoal drawing.",
    },
  ],
  choosing: [
    "Say what must stay. Lucy Edit changes by a sentence, Cosmos-Transfer keeps edges, depth or regions, Shape-for-Motion moves one thing as a 3D shape, and SeedVR2 only restores.",
    "Memory grows with frames times resolution. Long videos are worked on in pieces: look for flicker and jumps of color where two pieces meet.",
    "On consumer cards look for smaller or quantized weights, such as those of SeedVR2 for ComfyUI, which also moves parts of the model out of GPU memory.",
    "Licenses differ: SeedVR2 is under Apache 2.0, Lucy Edit Dev is for non-commercial use, and for Cosmos-Transfer you accept NVIDIA's terms, which allow commercial use, before you download.",
    "Play original and result side by side, and watch hands, faces and lettering. Detail that restoration adds is invented, and proves nothing about what was filmed.",
  ],
  related: [
    { id: "image-to-image", when: "One picture is to be changed, not a clip." },
    { id: "image-to-video", when: "There is no video yet, only its first picture." },
    { id: "text-to-video", when: "Nothing was filmed, and words describe the clip." },
    {
      id: "video-text-to-text",
      when: "You want to ask what a video shows, and leave it as it is.",
    },
  ],
  datasets: [
    {
      id: "suimu/VIRESET",
      description:
        "86,000 short clips with masks of single things through all frames and a caption each, to learn to repaint such a thing.",
    },
    {
      id: "zhangsh2001/LongV-EVAL",
      description:
        "75 videos with prompts that change them, to test whether an editor stays consistent over long clips.",
    },
    {
      id: "Iceclear/SeedVR_VideoDemos",
      description: "Videos that show what the restoration models SeedVR and SeedVR2 do.",
    },
  ],
  models: [
    {
      id: "decart-ai/Lucy-Edit-Dev",
      description:
        "Edits a clip by a sentence, without masks: other clothes, another person, another place; for non-commercial use.",
    },
    {
      id: "LeoLau/Shape-for-Motion",
      description:
        "Rebuilds a thing in the video as a 3D shape; edit it once, and all frames follow. A model from research.",
    },
    {
      id: "nvidia/Cosmos-Transfer2.5-2B",
      description:
        "Makes a video that follows the edges, depth, regions or blur of another, such as a real look for a simulation.",
    },
    {
      id: "numz/SeedVR2_comfyUI",
      description:
        "SeedVR2, which sharpens and enlarges a video in one step, with its weights prepared for ComfyUI.",
    },
  ],
  spaces: [
    {
      id: "decart-ai/lucy-edit-dev",
      description: "Upload a short clip and say in a sentence what Lucy Edit should change.",
    },
    {
      id: "ByteDance-Seed/SeedVR2-3B",
      description: "Restores a video or an image of yours with the 3B model of SeedVR2.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "runner-moving.svg",
        isMoving: true,
        alt: "A woman runs along a path through a park, past trees, a lamp and a bench, in color.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "runner-drawn-moving.svg",
        isMoving: true,
        alt: "The same run along the same path, as a hatched line drawing on paper.",
      },
    ],
  },
  hideInDatasets: true,
});
