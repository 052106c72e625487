// The page of automatic speech recognition.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model transcribes speech to text. Many models also return the time of each word, and some translate. Use it for subtitles, meeting notes, dictation and voice control.",
  uses: [
    {
      title: "Subtitles for films",
      text: "A film or a lecture gets subtitles, placed by the times at which the words were spoken, for people who cannot hear it or do not know the language well.",
    },
    {
      title: "Minutes of meetings",
      text: "A recorded meeting becomes a text that can be searched, quoted, and summarized by another model.",
    },
    {
      title: "Dictated notes",
      text: "A doctor speaks the findings while looking at the patient, and corrects the text afterwards instead of typing it.",
    },
    {
      title: "Search in archives",
      text: "Interviews and broadcasts of decades become searchable by what was said in them.",
    },
  ],
  choosing: [
    "Look at the error rate in your language, not at the average over all: the same model may be excellent in English and of little use in a language it has hardly heard.",
    "Write down half an hour of your own recordings by hand and compare models on it; accents, background noise and technical terms matter more than any published ranking.",
    "Whisper large v3 wants a GPU. For a laptop, a phone or live captions take a small or distilled model, and measure how long it takes per minute of sound.",
    "Whisper may invent sentences where nobody speaks. Cut out silence with voice activity detection first.",
    "Check that it gives what you need beside words: punctuation, times, translation. Who said what takes a model for speakers in addition.",
  ],
  related: [
    {
      id: "audio-text-to-text",
      when: "A question about a recording, answered, instead of its words written down.",
    },
    { id: "voice-activity-detection", when: "Only when somebody speaks, not what is said." },
    {
      id: "audio-classification",
      when: "A label for a whole clip, such as its language or a single command.",
    },
    { id: "text-to-speech", when: "The other way round: a text goes in, and a voice reads it." },
  ],
  datasets: [
    {
      id: "mozilla-foundation/common_voice_17_0",
      description:
        "Sentences read aloud by volunteers in more than a hundred languages (CC0); the files have moved from the Hub to Mozilla Data Collective.",
    },
    {
      id: "amphion/Emilia-Dataset",
      description:
        "Over 100,000 hours in six languages from videos and podcasts, transcribed by machine: much of it is free talk.",
    },
    {
      id: "parler-tts/mls_eng",
      description:
        "The English part of Multilingual LibriSpeech: 44,500 hours of audiobooks with their text.",
    },
    {
      id: "espnet/yodas",
      description:
        "YouTube speech in over 100 languages under Creative Commons, with manual or automatic subtitles.",
    },
  ],
  models: [
    {
      id: "openai/whisper-large-v3",
      description:
        "A robust all-rounder of 1.5B parameters that transcribes about a hundred languages and translates into English.",
    },
    {
      id: "facebook/w2v-bert-2.0",
      description:
        "A speech encoder trained on 143 languages, to be fine-tuned where a language has little data; MIT license.",
    },
    {
      id: "facebook/seamless-m4t-v2-large",
      description:
        "Transcribes and translates about a hundred languages into text, and into speech for some 35; non-commercial license.",
    },
    {
      id: "nvidia/canary-1b",
      description:
        "Punctuated transcripts in English, German, French and Spanish, and translation to and from English; non-commercial license.",
    },
    {
      id: "pyannote/speaker-diarization-3.1",
      description:
        "Says who speaks when, not what is said: the companion of a transcriber for meetings; MIT license.",
    },
  ],
  spaces: [
    {
      id: "hf-audio/whisper-large-v3",
      description: "Transcribes your microphone, a file or a YouTube video with Whisper large v3.",
    },
    {
      id: "mrfakename/Moonshinex",
      description: "Runs Moonshine, English models small and fast enough for live transcription.",
    },
    {
      id: "facebook/seamless_m4t",
      description: "Speak in one language and get text or speech in another with SeamlessM4T.",
    },
    {
      id: "nvidia/canary-1b",
      description: "Record a sentence and see Canary transcribe it or translate it.",
    },
  ],
  metrics: [
    {
      id: "wer",
      description:
        "Word error rate: the words that were replaced, left out or added, divided by the words really spoken; lower is better.",
    },
    {
      id: "cer",
      description:
        "Character error rate: wrong, missing and added characters, divided by those of the true text; lower is better, and fit for languages written without spaces.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "ferry.mp3",
        alt: 'A voice says: "The ferry to the island leaves at a quarter past nine from the second pier."',
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Transcript",
        content: "The ferry to the island leaves at a quarter past nine from the second pier.",
      },
    ],
  },
  widgetModels: ["openai/whisper-large-v3"],
  youtubeId: "TksaY_FDgnk",
});
