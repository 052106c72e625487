// The page of audio classification: what to read, try and measure where a recording gets labels.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model says what kind of sound a recording is: a command, a speaker, a language, a mood, a genre of music, a siren or rain. Its labels are fixed by training, so look at them first, and at the sampling rate it wants.",
  libraries: ["speechbrain", "transformers", "transformers.js"],
  datasets: [
    {
      id: "s3prl/superb",
      description:
        "A benchmark of English speech tasks, among them keywords, intents, speakers and emotions.",
    },
    {
      id: "agkphysics/AudioSet",
      description:
        "Clips of ten seconds from YouTube, labelled with the sounds in them out of 527 classes.",
    },
  ],
  models: [
    {
      id: "speechbrain/google_speech_command_xvector",
      description:
        "Recognizes single spoken commands in English, such as yes, no, left and stop; Apache 2.0.",
    },
    {
      id: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
      description:
        "Eight emotions in English speech; learnt from actors, who show more than people do in real talk; Apache 2.0.",
    },
    {
      id: "facebook/mms-lid-126",
      description: "Tells which of 126 languages is spoken; for non-commercial use.",
    },
  ],
  spaces: [
    {
      id: "kurianbenoy/audioclassification",
      description: "Guesses the genre of a piece of music.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of recordings that get the right label; flattering where most of them are of one class.",
    },
    {
      id: "recall",
      description:
        "Of all recordings with a sound, the share in which it is noticed; watch it for alarms.",
    },
    {
      id: "precision",
      description:
        "Of all recordings in which a sound is reported, the share that has it; watch it where nobody should be woken in vain.",
    },
    {
      id: "f1",
      description:
        "High only if sounds are both noticed and not made up: precision and recall, by their harmonic mean.",
    },
  ],
  demo: {
    inputs: [{ type: "audio", filename: "audio.wav" }],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "down", score: 0.88 },
          { label: "up", score: 0.12 },
        ],
      },
    ],
  },
  widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
  youtubeId: "KWwzcmG98Ds",
});
