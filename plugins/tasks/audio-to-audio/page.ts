// The page of audio-to-audio.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model converts a recording into one or several new recordings. It removes noise, separates speakers, or changes the voice. Use it before transcription, in calls, and for audio editing.",
  uses: [
    {
      title: "Calls without noise",
      text: "Traffic, fans and keyboards are taken out of a call or a podcast before anybody hears it.",
    },
    {
      title: "Voices told apart",
      text: "Two people who interrupt each other in an interview get a track each, so that each can be transcribed or made louder.",
    },
    {
      title: "Another voice",
      text: "An actor's sentence is given the voice of a character, with the actor's timing and emphasis kept.",
    },
    {
      title: "Restoring old recordings",
      text: "Muffled or clipped speech of an old tape becomes easier to follow.",
    },
  ],
  choosing: [
    "Begin with the change you want: taking out noise, telling voices apart and changing a voice mostly take different models, and few do more than one of them.",
    "Mind the sampling rate. Many models for speech work at 8 or 16 kHz and return no more; music and broadcasts want 44.1 or 48 kHz.",
    "Most models that separate voices are made for a fixed number of them, often two. With three speakers, or with one, the result is poor.",
    "For live sound the model must not wait for what comes later: ask how much delay it adds, and measure on the device that will run it.",
    "Listen, beside measuring: a high score may hide a metallic sound, or consonants that went away with the noise.",
  ],
  related: [
    {
      id: "automatic-speech-recognition",
      when: "The words of a recording as text, not a better recording.",
    },
    {
      id: "text-to-audio",
      when: "Sound from a description, where there is no recording to begin with.",
    },
    { id: "text-to-speech", when: "The words are there as text and only have to be spoken." },
    {
      id: "voice-activity-detection",
      when: "Only the times at which somebody speaks, with the sound left as it is.",
    },
  ],
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
        "Takes noise out of speech and restores what is muffled or cut off, at 44.1 kHz; MIT license.",
    },
    {
      id: "microsoft/speecht5_vc",
      description:
        "Says the same words in another voice, which is given as a speaker vector; English; MIT license.",
    },
  ],
  spaces: [
    {
      id: "younver/speechbrain-speech-separation",
      description: "Upload a recording of two people who talk at once and hear them apart.",
    },
    {
      id: "nakas/audio-diffusion_style_transfer",
      description:
        "Gives a recording another style with a diffusion model that draws sound as an image.",
    },
  ],
  metrics: [
    {
      id: "snri",
      description:
        "By how many decibels what you want to hear gained on the noise, compared with the recording that went in; higher is better.",
    },
    {
      id: "sdri",
      description:
        "By how many decibels the wanted sound gained, from input to output, on all that does not belong to it: noise, other voices and damage done by the model; higher is better.",
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
        alt: 'The low voice alone says: "Turn left after the bridge."',
      },
      {
        type: "audio",
        filename: "voice-2.mp3",
        alt: 'The high voice alone says: "The shop opens at ten on Sundays."',
      },
    ],
  },
  widgetModels: ["speechbrain/sepformer-wham"],
  youtubeId: "iohj7nCCYoM",
});
