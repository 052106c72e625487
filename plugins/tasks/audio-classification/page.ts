// The page of audio classification.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model assigns labels with scores to a recording, such as a spoken command, a speaker, a language, an emotion, a music genre or a siren. Use it to detect, sort or count sounds.",
  subtasks: [
    { id: "keyword-spotting", label: "Keyword Spotting" },
    { id: "speaker-identification", label: "Speaker Identification" },
    { id: "audio-intent-classification", label: "Audio Intent Classification" },
    { id: "audio-emotion-recognition", label: "Audio Emotion Recognition" },
    { id: "audio-language-identification", label: "Audio Language Identification" },
  ],
  uses: [
    {
      title: "Commands on small devices",
      text: "A lamp or a toy understands a dozen words, such as on and off, without sending sound to anybody.",
    },
    {
      title: "Wildlife counted by ear",
      text: "Microphones in a wood record for weeks, and the calls of birds or bats are found and named.",
    },
    {
      title: "Alarms and faults",
      text: "Breaking glass, a smoke alarm, or a bearing that begins to grind is noticed where nobody is listening.",
    },
    {
      title: "Calls sent onwards",
      text: "A hotline hears which language a caller speaks, and puts the call through to somebody who knows it.",
    },
  ],
  choosing: [
    "Read the model's labels first: they are fixed by training. If yours are not among them, fine-tune; some dozens of clips for each label often make a start.",
    "Bring the sound to the sampling rate that the model was trained at, mostly 16 kHz. At another rate many answer all the same, and often wrongly.",
    "Look at the length of clips it learned from: commands last a second, clips of AudioSet ten. Cut long recordings into pieces of that length.",
    "Several sounds may be there at once. Models of AudioSet learn to judge each label on its own; check that your software does not share out 100 percent among them.",
    "Test with your own microphone and room. Emotions learned from actors in a studio, above all, do not carry over to real talk.",
  ],
  related: [
    {
      id: "automatic-speech-recognition",
      when: "All the words that were said, instead of one label for the clip.",
    },
    { id: "voice-activity-detection", when: "Only where in a recording somebody speaks." },
    { id: "audio-text-to-text", when: "A free question about a recording, answered in sentences." },
    { id: "video-classification", when: "The pictures say what happens, rather than the sound." },
  ],
  datasets: [
    {
      id: "s3prl/superb",
      description:
        "A benchmark of English speech tasks, among them keywords, intents, speakers and emotions.",
    },
    {
      id: "agkphysics/AudioSet",
      description:
        "Clips of ten seconds from YouTube, labeled with the sounds in them out of 527 classes.",
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
        "Eight emotions in English speech; learned from actors, who show more than people do in real talk; Apache 2.0.",
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
        "The share of recordings that get the right label; higher is better, but it flatters where most recordings have the same label.",
    },
    {
      id: "recall",
      description:
        "Of all recordings that contain a sound, the share in which the model notices it; higher is better, above all for alarms.",
    },
    {
      id: "precision",
      description:
        "Of all recordings in which the model reports a sound, the share that really contains it; higher is better, above all where a false alarm is costly.",
    },
    {
      id: "f1",
      description:
        "One number from 0 to 1 that is high only if the model misses few recordings with a sound and also reports few without it; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "birdsong.mp3",
        alt: "A bird sings like a blackbird, with some wind.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Bird song", score: 0.93 },
          { label: "Wind", score: 0.05 },
          { label: "Insect", score: 0.02 },
        ],
      },
    ],
  },
  widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
  youtubeId: "KWwzcmG98Ds",
});
