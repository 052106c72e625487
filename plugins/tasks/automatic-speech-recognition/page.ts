// The page of automatic speech recognition: what to read, try and measure where speech becomes text.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model writes down what is said in a recording, for subtitles, minutes or voice control. Choose by language, by how noisy the recordings are, and by whether you also need punctuation, timestamps, a translation or live results.",
  libraries: ["espnet", "nemo", "speechbrain", "transformers", "transformers.js"],
  datasets: [
    {
      id: "mozilla-foundation/common_voice_17_0",
      description:
        "Sentences read aloud by volunteers in more than a hundred languages, released under CC0.",
    },
    {
      id: "amphion/Emilia-Dataset",
      description:
        "Over 100,000 hours of spontaneous speech with transcripts in six languages: talk, not reading aloud.",
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
        "A speech encoder trained on 143 languages, to be fine-tuned where a language has little data; MIT licence.",
    },
    {
      id: "facebook/seamless-m4t-v2-large",
      description:
        "Transcribes and translates about a hundred languages, as text or as speech; non-commercial licence.",
    },
    {
      id: "nvidia/canary-1b",
      description:
        "Punctuated transcripts in English, German, French and Spanish, and translation to and from English.",
    },
    {
      id: "pyannote/speaker-diarization-3.1",
      description:
        "Says who speaks when, not what is said: the companion of a transcriber for meetings; MIT licence.",
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
        "Word error rate: words replaced, left out or added, per word really spoken; lower is better.",
    },
    {
      id: "cer",
      description:
        "Character error rate: the same count by letters, fairer to languages without spaces or with long words.",
    },
  ],
  demo: {
    inputs: [{ type: "audio", filename: "input.flac" }],
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
