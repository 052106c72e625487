// The page of text-to-speech.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model reads a text aloud. The voice is built in, described, selected, or cloned from a short recording. Use it for assistants, announcements, and texts to listen to.",
  uses: [
    {
      title: "Assistants and hotlines",
      text: "A voice assistant or a telephone menu answers with sentences that nobody recorded beforehand, such as a name, a balance or a time of arrival.",
    },
    {
      title: "Reading aloud",
      text: "Articles, letters and school books are spoken for people who are blind, who find reading hard, or who are driving.",
    },
    {
      title: "Narration of videos",
      text: "A training video gets a narrator from its script, and only the changed sentences are spoken again when the script changes.",
    },
    {
      title: "Announcements as they come",
      text: "Stations and shops announce what happens now, such as a delay or a changed platform, in a voice that is always the same.",
    },
  ],
  choosing: [
    "Begin with the language: many open models speak English only, and one that lists yours may still sound foreign in it. Let a native speaker listen.",
    "Models below 100M parameters, such as Kokoro or KittenTTS, run on a processor without a GPU. Those with a billion or more mostly sound livelier, and want a GPU.",
    "Decide whether a fixed voice will do. Copying a voice takes a clean recording of some seconds, and the consent of the person whose voice it is.",
    "Try your own numbers, names and abbreviations, and a whole page: that is where models misread, skip words or begin to drift.",
    "Read the license of the weights before you publish what they speak; several good models are for non-commercial use only.",
  ],
  related: [
    {
      id: "text-to-audio",
      when: "Music, noises or any other sound from a description, instead of a voice that reads.",
    },
    {
      id: "automatic-speech-recognition",
      when: "The other way round: a recording goes in, and its words come out.",
    },
    {
      id: "audio-to-audio",
      when: "Somebody has spoken the words already, and only the voice or the quality is to change.",
    },
  ],
  datasets: [
    {
      id: "parler-tts/mls_eng_10k",
      description:
        "10,000 hours of English audiobooks out of Multilingual LibriSpeech, with their text.",
    },
    {
      id: "mythicinfinity/libritts_r",
      description:
        "585 hours of English by more than 2,400 speakers: LibriTTS with the recordings cleaned, at 24 kHz.",
    },
    {
      id: "facebook/multilingual_librispeech",
      description:
        "Audiobooks of LibriVox in European languages, among them German, Dutch, French, Spanish and Polish.",
    },
  ],
  models: [
    {
      id: "KittenML/kitten-tts-nano-0.1",
      description:
        "English voices from a model of 15M parameters, under 25 MB, which needs no GPU; Apache 2.0.",
    },
    {
      id: "ResembleAI/chatterbox",
      description:
        "Copies a voice from a short sample, and has a dial for how strong the feeling is; MIT license.",
    },
    {
      id: "fishaudio/fish-speech-1.5",
      description:
        "Thirteen languages, from over a million hours of speech; for non-commercial use.",
    },
    {
      id: "nari-labs/Dia-1.6B-0626",
      description:
        "Turns a script into an English dialogue of two voices, with laughter and sighs where it says so.",
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
        "Type a text, or give a recording to copy the voice from, and hear Fish Speech read it.",
    },
    {
      id: "ResembleAI/Chatterbox",
      description: "Hear Chatterbox read your text, and turn up the expression.",
    },
    {
      id: "TTS-AGI/TTS-Arena-V2",
      description: "Ranks voices, open and closed, by votes of people who heard two of them blind.",
    },
    {
      id: "ngxson/kokoro-podcast-generator",
      description: "Makes a podcast out of a text you give, spoken by Kokoro.",
    },
  ],
  metrics: [
    {
      id: "mel cepstral distortion",
      description:
        "How much the sound of a generated sentence differs, moment by moment, from a person's recording of the same sentence; lower is better, though another good reading may score badly, too.",
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
