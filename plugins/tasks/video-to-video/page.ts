// The page of video-to-video.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model edits a video. The input is a clip, often with an instruction, and the output is a changed clip: other clothes, another season, the style of a drawing, or a sharper image.",
  uses: [
    {
      title: "Restoring old footage",
      text: "A family film from a small camera of 2004 is denoised and upscaled, so that it looks good on a large screen.",
    },
    {
      title: "Changes without reshooting",
      text: "The coat in a finished scene must be blue, not red. A sentence changes it in all frames, and the acting stays the same.",
    },
    {
      title: "Realistic simulations",
      text: "Make scenes from a simple simulator look real, in rain and at night, to train robots and cars on them.",
    },
    {
      title: "Style transfer for a clip",
      text: "A band records itself with a phone and turns the clip into an animated charcoal drawing.",
    },
  ],
  choosing: [
    "Decide what must not change. Lucy Edit follows a sentence. Cosmos-Transfer keeps edges, depth or regions. Shape-for-Motion moves one object as a 3D shape. SeedVR2 only restores.",
    "Memory grows with frames times resolution. Long videos are processed in segments. Check for flicker and color jumps between segments.",
    "On consumer GPUs use smaller or quantized weights, such as those of SeedVR2 for ComfyUI. ComfyUI also moves parts of the model out of GPU memory.",
    "Licenses differ. SeedVR2 is Apache 2.0, and Lucy Edit Dev is for non-commercial use. For Cosmos-Transfer you accept NVIDIA's terms, which allow commercial use, before you download.",
    "Play original and result side by side, and check hands, faces and text. Restored detail is invented. Do not use it as evidence.",
  ],
  related: [
    { id: "image-to-image", when: "You want to change one image, not a clip." },
    { id: "image-to-video", when: "You have only the first frame, and no video yet." },
    { id: "text-to-video", when: "You have no footage, and describe the clip in text." },
    {
      id: "video-text-to-text",
      when: "You want to ask about a video without changing it.",
    },
  ],
  datasets: [
    {
      id: "suimu/VIRESET",
      description:
        "86,000 short clips with a mask of one object in all frames and a caption each. Use it to train models that repaint an object.",
    },
    {
      id: "zhangsh2001/LongV-EVAL",
      description:
        "75 videos with editing prompts, to test whether an editor stays consistent over long clips.",
    },
    {
      id: "Iceclear/SeedVR_VideoDemos",
      description: "Example videos of the restoration models SeedVR and SeedVR2.",
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
        "Reconstructs an object in the video as a 3D shape. Edit it once to change all frames. A research model.",
    },
    {
      id: "nvidia/Cosmos-Transfer2.5-2B",
      description:
        "Generates a video that follows the edges, depth, regions or blur of another video, for example a realistic version of a simulation.",
    },
    {
      id: "numz/SeedVR2_comfyUI",
      description:
        "SeedVR2, which sharpens and upscales a video in one step, with weights prepared for ComfyUI.",
    },
  ],
  spaces: [
    {
      id: "decart-ai/lucy-edit-dev",
      description: "Upload a short clip and describe the change for Lucy Edit in a sentence.",
    },
    {
      id: "ByteDance-Seed/SeedVR2-3B",
      description: "Restores your video or image with the 3B model of SeedVR2.",
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
