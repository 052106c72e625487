// The page of audio-text-to-text.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model answers a question about a recording in text. Unlike a transcription model, it can also use speakers, emotions, music and background noise. It answers, summarizes, translates or describes.",
  uses: [
    {
      title: "Questions about messages",
      text: "Somebody asks when the plumber comes, and gets the day and the hour out of a minute of voicemail.",
    },
    {
      title: "Summaries of talks",
      text: "A recorded meeting goes in, and the decisions come out, without a transcript in between that has to be read.",
    },
    {
      title: "Descriptions of sound",
      text: "An archive of music or field recordings gets sentences that say what is heard, so that it can be searched by words.",
    },
    {
      title: "Orders by voice",
      text: "An assistant takes a spoken wish and replies with the call of a function, such as one that sets a timer.",
    },
  ],
  choosing: [
    "Ask what it has heard in training. Some models know speech only; for music and everyday sounds take one that was trained on them, such as Audio Flamingo 3.",
    "Look at the longest recording it takes: half a minute for some, ten minutes for Audio Flamingo 3, forty for Voxtral. Longer ones have to be cut.",
    "If you only need the words, a transcriber is smaller and more exact; a transcript with a text model behind it is also easier to check.",
    "Test languages apart: the text model inside may know many, while the part that listens was trained on a few.",
    "Ask about things that are not in the recording, too. A model that makes up an answer then will do so with your users.",
  ],
  related: [
    {
      id: "automatic-speech-recognition",
      when: "The exact words, with times, and no question asked.",
    },
    {
      id: "audio-classification",
      when: "Labels with scores out of a fixed list, from a smaller and faster model.",
    },
    {
      id: "video-text-to-text",
      when: "The question is about what is seen, and not about what is heard.",
    },
    { id: "any-to-any", when: "The answer is to be spoken, too." },
  ],
  datasets: [
    {
      id: "nvidia/AF-Think",
      description:
        "Questions about speech, sounds and music with reasoning before the answer, made by models; the audio is that of other datasets.",
    },
    {
      id: "tsinghua-ee/QualiSpeech",
      description:
        "Speech with comments in words on its quality, noise and distortion included, to teach a model to judge how a recording sounds.",
    },
  ],
  models: [
    {
      id: "fixie-ai/ultravox-v0_5-llama-3_2-1b",
      description: "Gives ears to Llama 3.2 1B by way of Whisper's encoder; small, and for speech.",
    },
    {
      id: "Qwen/Qwen2-Audio-7B-Instruct",
      description:
        "Talks with you by voice, or answers a written question about speech, sounds and music; Apache 2.0.",
    },
    {
      id: "mistralai/Voxtral-Small-24B-2507",
      description:
        "Transcribes up to 30 minutes of speech and answers about up to 40, in eight languages with Hindi among them; translates, too; Apache 2.0.",
    },
    {
      id: "nvidia/audio-flamingo-3",
      description:
        "Speech, sounds and music, up to ten minutes of them, with reasoning where you ask for it; for non-commercial research.",
    },
  ],
  spaces: [
    {
      id: "iamomtiwari/ATTT",
      description:
        "A demo named after this task, by its initials: sound goes in, and text comes out.",
    },
    {
      id: "freddyaboulton/talk-to-qwen-webrtc",
      description: "Talk to Qwen2-Audio through your browser's microphone and read its replies.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "voicemail.mp3",
        alt: 'A voice says: "Hi, it is Ana. The plumber comes on Thursday at ten, not on Tuesday. Can you let him in?"',
      },
      { type: "text", label: "Text Prompt", content: "When does the plumber come?" },
    ],
    outputs: [
      {
        type: "text",
        label: "Generated Text",
        content:
          "He comes on Thursday at ten, not on Tuesday. Ana asks whether you can let him in.",
      },
    ],
  },
  hideInDatasets: true,
});
