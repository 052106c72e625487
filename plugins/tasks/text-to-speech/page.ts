// The page of text-to-speech.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model reads a text aloud. The voice is built in, described, selected, or cloned from a short recording. Use it for assistants, announcements, and texts to listen to.",
  uses: [
    {
      title: "Assistants and hotlines",
      text: "A voice assistant or a phone menu speaks sentences that were not recorded, such as a name, a balance or a time of arrival.",
    },
    {
      title: "Reading aloud",
      text: "Articles, letters and school books are read aloud for people who are blind, who have difficulty reading, or who are driving.",
    },
    {
      title: "Video narration",
      text: "The model narrates a training video from its script. When the script changes, only the changed sentences are generated again.",
    },
    {
      title: "Live announcements",
      text: "Stations and shops announce current events, such as a delay or a changed platform, always in the same voice.",
    },
  ],
  choosing: [
    "Check the language first. Many open models speak only English, and a model that lists your language may have a foreign accent. Ask a native speaker to listen.",
    "Models below 100M parameters, such as Kokoro or KittenTTS, run on a CPU. Models with a billion or more usually sound more natural, and need a GPU.",
    "Decide whether a fixed voice is enough. Voice cloning needs a clean recording of some seconds, and the consent of the speaker.",
    "Test your own numbers, names and abbreviations, and a whole page. There models often misread, skip words or start to drift.",
    "Read the license of the weights before you publish the generated speech. Several good models are for non-commercial use only.",
  ],
  related: [
    {
      id: "text-to-audio",
      when: "You need music, noises or other sounds from a description, instead of a voice that reads text.",
    },
    {
      id: "automatic-speech-recognition",
      when: "The reverse: the input is a recording, and the output is its words.",
    },
    {
      id: "audio-to-audio",
      when: "You have a recording of the words, and only want to change the voice or the quality.",
    },
  ],
  datasets: [
    {
      id: "parler-tts/mls_eng_10k",
      description:
        "10,000 hours of English audiobooks from Multilingual LibriSpeech, with their text.",
    },
    {
      id: "mythicinfinity/libritts_r",
      description:
        "585 hours of English by more than 2,400 speakers: LibriTTS with cleaned recordings, at 24 kHz.",
    },
    {
      id: "facebook/multilingual_librispeech",
      description:
        "LibriVox audiobooks in European languages, including German, Dutch, French, Spanish and Polish.",
    },
  ],
  models: [
    {
      id: "KittenML/kitten-tts-nano-0.1",
      description:
        "English voices from a model of 15M parameters, under 25 MB, which runs without a GPU; Apache 2.0.",
    },
    {
      id: "ResembleAI/chatterbox",
      description:
        "Clones a voice from a short sample, and lets you control the strength of the emotion; MIT license.",
    },
    {
      id: "fishaudio/fish-speech-1.5",
      description:
        "Supports thirteen languages, trained on over a million hours of speech; for non-commercial use.",
    },
    {
      id: "nari-labs/Dia-1.6B-0626",
      description:
        "Converts a script to an English dialogue of two voices, with laughter and sighs where the script says so.",
    },
  ],
  spaces: [
    {
      id: "hexgrad/Kokoro-TTS",
      description: "Try the voices of Kokoro, an open model of only 82M parameters.",
    },
    {
      id: "fishaudio/fish-speech-1",
      description:
        "Enter a text, or upload a recording to clone the voice, and hear Fish Speech read it.",
    },
    {
      id: "ResembleAI/Chatterbox",
      description: "Hear Chatterbox read your text, and adjust the expression.",
    },
    {
      id: "TTS-AGI/TTS-Arena-V2",
      description:
        "Ranks open and closed voices by votes of people who compared two anonymous samples.",
    },
    {
      id: "ngxson/kokoro-podcast-generator",
      description: "Generates a podcast from your text, spoken by Kokoro.",
    },
  ],
  metrics: [
    {
      id: "mel cepstral distortion",
      description:
        "The spectral difference between a generated sentence and a person's recording of it; lower is better, but a different good reading may also score badly.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content: "Please mind the gap between the train and the platform.",
      },
    ],
    outputs: [
      {
        type: "audio",
        filename: "gap.mp3",
        alt: 'A voice says: "Please mind the gap between the train and the platform."',
      },
    ],
  },
  widgetModels: ["suno/bark"],
  youtubeId: "NW62DpzJ274",
  canonicalId: "text-to-audio",
});
