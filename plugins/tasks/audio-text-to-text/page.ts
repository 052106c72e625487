// The page of audio-text-to-text.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model answers a question about a recording in text. Unlike a transcription model, it can also use speakers, emotions, music and background noise. It answers, summarizes, translates or describes.",
  uses: [
    {
      title: "Questions about voicemail",
      text: "The user asks when the plumber comes, and gets the day and time from a one-minute voicemail.",
    },
    {
      title: "Meeting summaries",
      text: "The model summarizes the decisions of a recorded meeting, without a separate transcript.",
    },
    {
      title: "Descriptions of sound",
      text: "The model describes music or field recordings in sentences, so that users can search an archive by text.",
    },
    {
      title: "Voice commands",
      text: "An assistant answers a spoken request with a function call, for example to set a timer.",
    },
  ],
  choosing: [
    "Check what audio the model was trained on. Some models know only speech. For music and everyday sounds use one that was trained on them, such as Audio Flamingo 3.",
    "Check the maximum length of a recording: half a minute for some models, ten minutes for Audio Flamingo 3, forty for Voxtral. Split longer recordings.",
    "If you only need the words, use speech recognition. It is smaller and more accurate. A transcript plus a text model is also easier to check.",
    "Test each language separately. The language model may know many, while the audio encoder was trained on only a few.",
    "Also ask about things that are not in the recording. A model that invents an answer in your test will also do so for your users.",
  ],
  related: [
    {
      id: "automatic-speech-recognition",
      when: "You need the exact words with timestamps, and no answers to questions.",
    },
    {
      id: "audio-classification",
      when: "You need labels with scores from a fixed list, and a smaller and faster model.",
    },
    {
      id: "video-text-to-text",
      when: "The question is about what the video shows, not what it sounds like.",
    },
    { id: "any-to-any", when: "The answer should also be speech." },
  ],
  datasets: [
    {
      id: "nvidia/AF-Think",
      description:
        "Generated questions about speech, sounds and music, with reasoning before each answer. The audio comes from other datasets.",
    },
    {
      id: "tsinghua-ee/QualiSpeech",
      description:
        "Speech with written comments on its quality, including noise and distortion. Use it to train models that rate recordings.",
    },
  ],
  models: [
    {
      id: "fixie-ai/ultravox-v0_5-llama-3_2-1b",
      description:
        "Adds audio input to Llama 3.2 1B through Whisper's encoder; small, and for speech.",
    },
    {
      id: "Qwen/Qwen2-Audio-7B-Instruct",
      description:
        "Chats by voice, or answers written questions about speech, sounds and music; Apache 2.0.",
    },
    {
      id: "mistralai/Voxtral-Small-24B-2507",
      description:
        "Transcribes up to 30 minutes of speech and answers questions about up to 40. It supports eight languages, including Hindi, and also translates; Apache 2.0.",
    },
    {
      id: "nvidia/audio-flamingo-3",
      description:
        "Answers questions about up to ten minutes of speech, sounds and music, with optional reasoning; for non-commercial research.",
    },
  ],
  spaces: [
    {
      id: "iamomtiwari/ATTT",
      description:
        "A demo of this task, named after its initials. The input is audio, and the output is text.",
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
