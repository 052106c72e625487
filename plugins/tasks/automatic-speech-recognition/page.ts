// The page of automatic speech recognition.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model transcribes speech to text. Many models also return the time of each word, and some translate. Use it for subtitles, meeting notes, dictation and voice control.",
  uses: [
    {
      title: "Subtitles for films",
      text: "A film or a lecture gets timed subtitles, for people who cannot hear it or do not know the language well.",
    },
    {
      title: "Meeting transcripts",
      text: "A recorded meeting becomes text that users can search and quote, and that another model can summarize.",
    },
    {
      title: "Dictation",
      text: "A doctor dictates the findings while looking at the patient, and corrects the text later.",
    },
    {
      title: "Search in audio archives",
      text: "Users search decades of interviews and broadcasts by the spoken words.",
    },
  ],
  choosing: [
    "Compare the error rate in your language, not the average over all languages. A model can be excellent in English and poor in a language with little training data.",
    "Transcribe half an hour of your own recordings by hand, and compare models on it. Accents, background noise and technical terms matter more than a public ranking.",
    "Whisper large v3 needs a GPU. For a laptop, a phone or live captions use a small or distilled model, and measure the processing time per minute of audio.",
    "Whisper may invent sentences if nobody speaks. Remove silence with voice activity detection first.",
    "Check that the model also provides the other outputs that you need: punctuation, timestamps, translation. To know who said what, add a speaker diarization model.",
  ],
  related: [
    {
      id: "audio-text-to-text",
      when: "You want an answer to a question about a recording, not a transcript.",
    },
    {
      id: "voice-activity-detection",
      when: "You need to know when somebody speaks, not what they say.",
    },
    {
      id: "audio-classification",
      when: "You need a label for a whole clip, such as its language or a single command.",
    },
    { id: "text-to-speech", when: "The reverse: the input is text, and the output is speech." },
  ],
  datasets: [
    {
      id: "mozilla-foundation/common_voice_17_0",
      description:
        "Sentences read aloud by volunteers in more than a hundred languages (CC0). The files have moved from the Hub to Mozilla Data Collective.",
    },
    {
      id: "amphion/Emilia-Dataset",
      description:
        "Over 100,000 hours in six languages from videos and podcasts, transcribed by machine. Much of it is spontaneous speech.",
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
        "A robust general model of 1.5B parameters that transcribes about a hundred languages and translates into English.",
    },
    {
      id: "facebook/w2v-bert-2.0",
      description:
        "A speech encoder trained on 143 languages. Fine-tune it for languages with little data; MIT license.",
    },
    {
      id: "facebook/seamless-m4t-v2-large",
      description:
        "Transcribes and translates about a hundred languages into text, and into speech for about 35; non-commercial license.",
    },
    {
      id: "nvidia/canary-1b",
      description:
        "Punctuated transcripts in English, German, French and Spanish, and translation to and from English; non-commercial license.",
    },
    {
      id: "pyannote/speaker-diarization-3.1",
      description:
        "Detects who speaks when (speaker diarization). Combine it with a transcription model for meetings; MIT license.",
    },
  ],
  spaces: [
    {
      id: "hf-audio/whisper-large-v3",
      description: "Transcribes microphone input, a file or a YouTube video with Whisper large v3.",
    },
    {
      id: "mrfakename/Moonshinex",
      description:
        "Runs Moonshine, a family of English models that are small and fast enough for live transcription.",
    },
    {
      id: "facebook/seamless_m4t",
      description: "Speak in one language and get text or speech in another with SeamlessM4T.",
    },
    {
      id: "nvidia/canary-1b",
      description: "Record a sentence, and Canary transcribes or translates it.",
    },
  ],
  metrics: [
    {
      id: "wer",
      description:
        "Word error rate: the number of replaced, missing and added words, divided by the number of words in the reference; lower is better.",
    },
    {
      id: "cer",
      description:
        "Character error rate: the number of wrong, missing and added characters, divided by the number of characters in the reference; lower is better, and useful for languages without spaces.",
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
