// The page of audio classification.
import { defineTaskPage } from "hubsmith/catalog";

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
      title: "Voice commands on small devices",
      text: "A lamp or a toy recognizes a dozen words, such as on and off, without sending audio to a server.",
    },
    {
      title: "Counting wildlife by sound",
      text: "Microphones in a forest record for weeks. The model finds and identifies the calls of birds or bats.",
    },
    {
      title: "Alarms and faults",
      text: "The model detects breaking glass, a smoke alarm, or a bearing that begins to grind.",
    },
    {
      title: "Routing calls",
      text: "A hotline detects the caller's language and connects the caller to an agent who speaks it.",
    },
  ],
  choosing: [
    "Read the model's labels first. They are fixed by training. If yours are missing, fine-tune the model. Some dozens of clips for each label are often enough to start.",
    "Resample the audio to the sampling rate that the model was trained on, usually 16 kHz. At another rate many models still answer, often incorrectly.",
    "Check the length of the training clips. Commands last a second, clips of AudioSet ten. Split long recordings into segments of that length.",
    "A clip may contain several sounds at once. Models trained on AudioSet score each label separately. Check that your software does not normalize the scores to 100 percent.",
    "Test with your own microphone and room. Emotion models trained on studio actors often fail on real conversations.",
  ],
  related: [
    {
      id: "automatic-speech-recognition",
      when: "You need a transcript of the words instead of one label for the clip.",
    },
    { id: "voice-activity-detection", when: "You only need to know when somebody speaks." },
    {
      id: "audio-text-to-text",
      when: "You want to ask any question about a recording and get a text answer.",
    },
    {
      id: "video-classification",
      when: "You want to classify the images of the video instead of its sound.",
    },
  ],
  datasets: [
    {
      id: "s3prl/superb",
      description:
        "A benchmark of English speech tasks, including keywords, intents, speakers and emotions.",
    },
    {
      id: "agkphysics/AudioSet",
      description:
        "Ten-second clips from YouTube, labeled with the sounds in them out of 527 classes.",
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
        "Recognizes eight emotions in English speech. Its training data are actors, who show more emotion than people in real conversations; Apache 2.0.",
    },
    {
      id: "facebook/mms-lid-126",
      description: "Detects which of 126 languages is spoken; for non-commercial use.",
    },
  ],
  spaces: [
    {
      id: "kurianbenoy/audioclassification",
      description: "Predicts the genre of a piece of music.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of recordings that get the correct label; higher is better, but it is misleading if most recordings have the same label.",
    },
    {
      id: "recall",
      description:
        "The share of recordings with a sound in which the model detects it; higher is better, especially for alarms.",
    },
    {
      id: "precision",
      description:
        "The share of the model's detections that are correct; higher is better, especially if a false alarm is costly.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall of the detected sounds, from 0 to 1; higher is better.",
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
