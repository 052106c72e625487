// The page of text-to-speech: what to read, try and measure where a text is read out.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model reads a text out, in a voice of its own, in one you choose, or in one copied from a short recording. Choose by language, by how alive the voice sounds, by speed, and by whether the licence lets you publish the result.",
  canonicalId: "text-to-audio",
  libraries: ["espnet", "tensorflowtts", "transformers", "transformers.js"],
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
        "Copies a voice from a short sample, and has a dial for how strong the feeling is; MIT licence.",
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
        "How far the sound of a generated sentence is from a recording of the same one; lower is better.",
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
    outputs: [{ type: "audio", filename: "audio.wav" }],
  },
  widgetModels: ["suno/bark"],
  youtubeId: "NW62DpzJ274",
});
