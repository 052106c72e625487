// The page of any-to-any.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model accepts several types of input, such as text, images, audio and video, and generates several types of output, such as text and speech. It replaces a chain of separate models. The supported types differ by model.",
  uses: [
    {
      title: "Assistants that see and speak",
      text: "The user shows something to the camera, asks what it is, and hears the answer immediately.",
    },
    {
      title: "Images in a conversation",
      text: "One model draws a draft, follows corrections, explains its choices, and draws again.",
    },
    {
      title: "Speech-to-speech translation",
      text: "Speech in one language becomes speech in another language, without a transcript in between.",
    },
    {
      title: "Explanations with examples",
      text: "The answer to a question about a photo is text plus an image that illustrates it.",
    },
  ],
  choosing: [
    "List the inputs and outputs that you need, and compare them with the model's. Qwen2.5-Omni and MiniCPM-o speak but do not draw. BAGEL and OmniGen2 draw but do not speak.",
    "Compare with a pipeline, such as speech recognition, a language model and speech synthesis. You can replace its parts one by one, and each part is often better at its own task.",
    "For conversation, the time to the first audio matters most. Measure it on your own hardware, with streaming.",
    "Plan the memory. The modules for vision, hearing, speech or drawing need memory in addition to the language model. Some models let you leave out modules that you do not use.",
    "Check that your inference server supports the model. Many servers support only some of its inputs and outputs, often only text.",
  ],
  related: [
    {
      id: "image-text-to-text",
      when: "The input is images and text, and the output is only text.",
    },
    { id: "audio-text-to-text", when: "The input is a recording, and the answer is text." },
    { id: "video-text-to-text", when: "The input is a video, and the answer is text." },
    {
      id: "image-text-to-image",
      when: "You only need to edit or combine images.",
    },
  ],
  datasets: [
    {
      id: "PKU-Alignment/align-anything",
      description:
        "Pairs of answers with preference labels for text, images, audio and video. Use it to align models with human preferences.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen2.5-Omni-7B",
      description:
        "Accepts text, images, audio and video, and streams answers as text and speech; Apache 2.0.",
    },
    {
      id: "OmniGen2/OmniGen2",
      description:
        "Understands images, generates them from text, edits them by instruction, and combines several images into one.",
    },
    {
      id: "openbmb/MiniCPM-o-2_6",
      description:
        "An 8B model that processes live images, video and audio, and answers in text and speech; Apache 2.0.",
    },
    {
      id: "ByteDance-Seed/BAGEL-7B-MoT",
      description:
        "Describes, generates and edits images, with 7B of its 14B parameters active at a time; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "OmniGen2/OmniGen2",
      description:
        "Write a prompt, add your own images if you like, and see what OmniGen2 generates or edits.",
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
