// The page of voice activity detection.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model detects when somebody speaks in a recording. The output is a list of time ranges, so that other programs can skip silence, music and noise.",
  uses: [
    {
      title: "Before transcription",
      text: "Silence and music are cut out of an interview of an hour, so that a speech recogniser has less to do and invents no words where nobody talks.",
    },
    {
      title: "Turns in a conversation",
      text: "A voice assistant notices that a caller has stopped speaking, and only then begins its answer.",
    },
  ],
  related: [
    {
      id: "automatic-speech-recognition",
      when: "What is said is to be written down, not only when.",
    },
    {
      id: "audio-classification",
      when: "The question is what kind of sound is heard, speech being one among many.",
    },
    {
      id: "audio-to-audio",
      when: "The speech is to be cleaned of noise, or voices parted from each other.",
    },
  ],
});
