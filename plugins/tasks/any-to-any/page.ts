// The page of any-to-any.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model accepts several types of input, such as text, images, audio and video, and generates several types of output, such as text and speech. It replaces a chain of separate models. The supported types differ by model.",
  uses: [
    {
      title: "Assistants that see and speak",
      text: "You hold something before a camera, ask aloud what it is, and hear the answer at once.",
    },
    {
      title: "Pictures within a conversation",
      text: "One model draws a draft, is told what to change, explains its choice, and draws again.",
    },
    {
      title: "Interpreters without text",
      text: "Speech in one language comes out as speech in another, with no transcript to wait for.",
    },
    {
      title: "Explained with examples",
      text: "A question about a photo is answered with a text, and with a picture that shows what is meant.",
    },
  ],
  choosing: [
    "Make a table of what you need in and out, and compare it with the model's. Qwen2.5-Omni and MiniCPM-o speak but do not draw; BAGEL and OmniGen2 draw but do not speak.",
    "Compare with a chain, such as a transcriber, a language model and a voice. Its parts can be changed one by one, and each is often better at its own trade.",
    "For conversation, time to the first sound counts most. Measure it on your own hardware, with the answer streamed.",
    "Plan the memory: parts for seeing, hearing, speaking or drawing come on top of the language model. Some models let you leave out those you do not use.",
    "Look for support in the software that you run. Many servers offer only some of a model's inputs and outputs, often text alone.",
  ],
  related: [
    {
      id: "image-text-to-text",
      when: "Images and text go in, and text is all that should come out.",
    },
    { id: "audio-text-to-text", when: "A recording goes in, and a written answer is enough." },
    { id: "video-text-to-text", when: "A video goes in, and a written answer is enough." },
    {
      id: "image-text-to-image",
      when: "An image is edited or composed, and nothing else is asked.",
    },
  ],
  datasets: [
    {
      id: "PKU-Alignment/align-anything",
      description:
        "Pairs of answers with verdicts on which is better, across text, images, sound and video, to bring models in line with what people want.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen2.5-Omni-7B",
      description:
        "Takes text, images, sound and video, and answers in text and speech as it goes; Apache 2.0.",
    },
    {
      id: "OmniGen2/OmniGen2",
      description:
        "Understands images, makes them from words, edits them by instruction, and combines several into one.",
    },
    {
      id: "openbmb/MiniCPM-o-2_6",
      description:
        "An 8B model that takes images, video and sound live and answers in text and speech; Apache 2.0.",
    },
    {
      id: "ByteDance-Seed/BAGEL-7B-MoT",
      description:
        "Talks about images, draws and edits them, with 7B of its 14B parameters active at a time; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "OmniGen2/OmniGen2",
      description:
        "Write a prompt, add images of yours if you like, and see what OmniGen2 draws or edits.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "breakfast.svg",
        alt: "A breakfast table with a boiled egg in a cup, two slices of toast, and a cup of coffee.",
      },
      { type: "text", label: "Text Prompt", content: "What is on the table? Answer aloud, too." },
    ],
    outputs: [
      {
        type: "text",
        label: "Generated Text",
        content: "A boiled egg, two slices of toast, and a cup of coffee.",
      },
      {
        type: "audio",
        filename: "breakfast.mp3",
        alt: 'A voice says: "A boiled egg, two slices of toast, and a cup of coffee."',
      },
    ],
  },
});
