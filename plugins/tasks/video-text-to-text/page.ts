// The page of video-text-to-text.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model answers a question about a video in text. It uses frames in order, so it knows what happens, when and why. Use it to ask about videos, summarize them, and find moments.",
  uses: [
    {
      title: "Summaries of recordings",
      text: "An hour of a lecture or a match becomes a list of what happened, with the times.",
    },
    {
      title: "Search by events",
      text: "An archive is asked where a goal falls or a door is opened, instead of being looked through.",
    },
    {
      title: "Description for the blind",
      text: "What happens between the words of a film is described in sentences that can be spoken.",
    },
    {
      title: "Review of footage",
      text: "A driver's or a machine's camera is asked what led to an incident.",
    },
  ],
  choosing: [
    "Ask how many frames the model looks at. A dozen frames from an hour miss what lasts a second; more frames cost memory, time and context.",
    "Match the length: some models are made for clips of seconds or minutes, others, such as LongVU, drop frames that are alike to take in an hour.",
    "Most see the pictures only and hear nothing. Where words matter, add a transcript to the prompt, or take a model that takes sound, too.",
    "SmolVLM2 2.2B needs about 5 GB of GPU memory for video; a 7B model takes some 15 GB at 16 bits before it sees a frame. Measure with your number of frames.",
    "Test with questions on order and counting, and with some that a single frame answers: many models do well on the latter only.",
  ],
  related: [
    { id: "video-classification", when: "One label for a clip out of a fixed list." },
    { id: "image-text-to-text", when: "A single frame holds the answer." },
    { id: "audio-text-to-text", when: "The answer is in what is heard." },
    { id: "text-to-video", when: "The other way round: a text goes in, and a video comes out." },
    { id: "any-to-any", when: "Sound and pictures together, or an answer that is spoken." },
  ],
  datasets: [
    {
      id: "lmms-lab/Video-MME",
      description:
        "A benchmark of questions with four answers each to choose from, about videos from seconds to an hour.",
    },
    {
      id: "lmms-lab/VideoChatGPT",
      description:
        "The benchmark of Video-ChatGPT: open questions about videos with written answers, in the form that lmms-eval takes.",
    },
    {
      id: "HuggingFaceFV/finevideo",
      description:
        "Over 43,000 YouTube videos under Creative Commons, with scenes, characters, mood and questions annotated.",
    },
  ],
  models: [
    {
      id: "Vision-CAIR/LongVU_Qwen2_7B",
      description:
        "Made for long videos: drops frames that are alike and keeps more detail where the question needs it.",
    },
    {
      id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32",
      description:
        "Apollo, from a study of what matters in a model for video; a copy by an account other than the makers', so check where it comes from.",
    },
    {
      id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
      description:
        "Answers about videos and images in English with some 5 GB of GPU memory; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "llava-hf/video-llava",
      description: "Ask Video-LLaVA about a video or an image of yours.",
    },
    {
      id: "opencompass/openvlm_video_leaderboard",
      description:
        "Compares vision-language models on several benchmarks for video, run with one toolkit.",
    },
    {
      id: "HuggingFaceTB/SmolVLM2-HighlightGenerator",
      description: "Cuts the highlights out of a video that you upload, as SmolVLM2 sees them.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "cat-glass-moving.svg",
        isMoving: true,
        alt: "A cat on a table pushes a glass over the edge with its paw.",
      },
      { type: "text", label: "Text Prompt", content: "What does the cat do?" },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content: "It reaches out with a paw and pushes the glass over the edge of the table.",
      },
    ],
  },
});
