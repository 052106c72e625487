// The page of video-text-to-text.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model answers a question about a video in text. It uses frames in order, so it knows what happens, when and why. Use it to ask about videos, summarize them, and find moments.",
  uses: [
    {
      title: "Summaries of recordings",
      text: "An hour of a lecture or a match becomes a list of events with timestamps.",
    },
    {
      title: "Event search",
      text: "A user finds the goals or opened doors in a video archive without watching it.",
    },
    {
      title: "Audio descriptions for blind viewers",
      text: "The model describes the scenes between the dialogues of a film in sentences that can be spoken.",
    },
    {
      title: "Footage review",
      text: "A user asks what led to an incident in the recording of a driver's or a machine's camera.",
    },
  ],
  choosing: [
    "Check the number of frames that the model processes. A dozen frames from an hour miss short events. More frames need more memory, time and context.",
    "Check the video length. Some models are made for clips of seconds or minutes. Others, such as LongVU, drop similar frames to process an hour.",
    "Most models process only the images, not the sound. If speech matters, add a transcript to the prompt, or use a model that supports audio.",
    "SmolVLM2 2.2B needs about 5 GB of GPU memory for video. A 7B model needs about 15 GB at 16 bits before the first frame. Measure with your number of frames.",
    "Test with questions about order and counting, and with questions that a single frame can answer. Many models do well only on the latter.",
  ],
  related: [
    { id: "video-classification", when: "You need one label for a clip from a fixed list." },
    { id: "image-text-to-text", when: "A single frame contains the answer." },
    { id: "audio-text-to-text", when: "The answer is in the sound." },
    { id: "text-to-video", when: "The reverse: the input is text, and the output is a video." },
    { id: "any-to-any", when: "You need sound and images together, or a spoken answer." },
  ],
  datasets: [
    {
      id: "lmms-lab/Video-MME",
      description:
        "A benchmark of multiple-choice questions with four answers each, about videos from seconds to an hour.",
    },
    {
      id: "lmms-lab/VideoChatGPT",
      description:
        "The benchmark of Video-ChatGPT: open questions about videos with written answers, in the lmms-eval format.",
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
        "Made for long videos. It drops similar frames and keeps more detail where the question needs it.",
    },
    {
      id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32",
      description:
        "Apollo, from a study of design choices in video models. This is a copy by an account other than the authors', so check where it comes from.",
    },
    {
      id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
      description:
        "Answers questions about videos and images in English with about 5 GB of GPU memory; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "llava-hf/video-llava",
      description: "Ask Video-LLaVA about your own video or image.",
    },
    {
      id: "opencompass/openvlm_video_leaderboard",
      description:
        "Compares vision-language models on several video benchmarks, run with one toolkit.",
    },
    {
      id: "HuggingFaceTB/SmolVLM2-HighlightGenerator",
      description: "Selects highlights from a video that you upload, with SmolVLM2.",
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
