// The page of audio-to-audio.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model converts a recording into one or several new recordings. It removes noise, separates speakers, or changes the voice. Use it before transcription, in calls, and for audio editing.",
  uses: [
    {
      title: "Calls without background noise",
      text: "The model removes traffic, fans and keyboards from a call or a podcast.",
    },
    {
      title: "Separating speakers",
      text: "Two people interrupt each other in an interview. The model gives each a separate track, which can be transcribed or made louder.",
    },
    {
      title: "Voice conversion",
      text: "An actor's sentence gets the voice of a character. The actor's timing and emphasis do not change.",
    },
    {
      title: "Restoring old recordings",
      text: "Muffled or clipped speech on an old tape becomes easier to understand.",
    },
  ],
  choosing: [
    "Start with the change that you need. Noise removal, speaker separation and voice conversion usually need different models, and few models do more than one of them.",
    "Check the sampling rate. Many speech models work at 8 or 16 kHz and return the same rate. Music and broadcasts need 44.1 or 48 kHz.",
    "Most separation models are made for a fixed number of speakers, often two. With three speakers, or with one, the result is poor.",
    "For live audio the model must not need future input. Check how much latency it adds, and measure it on the target device.",
    "Listen to the results, and do not rely only on metrics. A high score may hide a metallic sound, or consonants that were removed with the noise.",
  ],
  related: [
    {
      id: "automatic-speech-recognition",
      when: "You need the words of a recording as text, not a better recording.",
    },
    {
      id: "text-to-audio",
      when: "You want to generate audio from a description, and there is no input recording.",
    },
    { id: "text-to-speech", when: "You have the words as text, and only need speech." },
    {
      id: "voice-activity-detection",
      when: "You only need the times at which somebody speaks, and the audio should not change.",
    },
  ],
  datasets: [
    {
      id: "Matthijs/cmu-arctic-xvectors",
      description:
        "7,931 speaker embeddings of seven speakers, for models that accept a voice as an embedding.",
    },
  ],
  models: [
    {
      id: "ResembleAI/resemble-enhance",
      description:
        "Removes noise from speech and restores muffled or clipped audio, at 44.1 kHz; MIT license.",
    },
    {
      id: "microsoft/speecht5_vc",
      description:
        "Converts speech to another voice, given as a speaker embedding; English; MIT license.",
    },
  ],
  spaces: [
    {
      id: "younver/speechbrain-speech-separation",
      description: "Upload a recording of two people who talk at once, and hear each separately.",
    },
    {
      id: "nakas/audio-diffusion_style_transfer",
      description:
        "Changes the style of a recording with a diffusion model that generates audio as images.",
    },
  ],
  metrics: [
    {
      id: "snri",
      description:
        "The improvement of the signal-to-noise ratio over the input, in decibels; higher is better.",
    },
    {
      id: "sdri",
      description:
        "The improvement of the signal-to-distortion ratio over the input, in decibels, where distortion includes noise, other voices and artifacts of the model; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "two-voices.mp3",
        alt: 'Two voices speak at once: a low one says "Turn left after the bridge", and a high one "The shop opens at ten on Sundays".',
      },
    ],
    outputs: [
      {
        type: "audio",
        filename: "voice-1.mp3",
        alt: 'Only the low voice says: "Turn left after the bridge."',
      },
      {
        type: "audio",
        filename: "voice-2.mp3",
        alt: 'Only the high voice says: "The shop opens at ten on Sundays."',
      },
    ],
  },
  widgetModels: ["speechbrain/sepformer-wham"],
  youtubeId: "iohj7nCCYoM",
});
