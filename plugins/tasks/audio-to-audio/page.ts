// The page of audio-to-audio: what to read, try and measure where one recording becomes another, or several.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model makes new sound out of a recording: it takes out noise, tells speakers apart and gives each a track, or changes the voice. Choose by what you want changed; a model that cleans speech is of little use for music.",
  libraries: ["asteroid", "fairseq", "speechbrain"],
  datasets: [
    {
      id: "Matthijs/cmu-arctic-xvectors",
      description:
        "7,931 vectors that describe the voices of seven speakers, for models that take a voice as a vector.",
    },
  ],
  models: [
    {
      id: "ResembleAI/resemble-enhance",
      description:
        "Takes noise out of speech and restores what is muffled or cut off, at 44.1 kHz; MIT licence.",
    },
    {
      id: "microsoft/speecht5_vc",
      description:
        "Says the same words in another voice, which is given as a speaker vector; English; MIT licence.",
    },
  ],
  spaces: [
    {
      id: "younver/speechbrain-speech-separation",
      description: "Upload a recording of people who talk at once and hear them apart.",
    },
    {
      id: "nakas/audio-diffusion_style_transfer",
      description: "Style transfer for a recording, with a diffusion model.",
    },
  ],
  metrics: [
    {
      id: "snri",
      description:
        "By how many decibels the signal-to-noise ratio got better: less noise beside what you want to hear.",
    },
    {
      id: "sdri",
      description:
        "By how many decibels the signal-to-distortion ratio got better, which counts noise, other voices and artefacts alike.",
    },
  ],
  demo: {
    inputs: [{ type: "audio", filename: "input.wav" }],
    outputs: [
      { type: "audio", filename: "label-0.wav" },
      { type: "audio", filename: "label-1.wav" },
    ],
  },
  widgetModels: ["speechbrain/sepformer-wham"],
  youtubeId: "iohj7nCCYoM",
});
