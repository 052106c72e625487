// The page of voice activity detection.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model detects when somebody speaks in a recording. The output is a list of time ranges, so that other programs can skip silence, music and noise.",
  uses: [
    {
      title: "Preprocessing for transcription",
      text: "Remove silence and music from a one-hour interview, so that speech recognition has less to do and invents no words where nobody talks.",
    },
    {
      title: "Turn detection",
      text: "A voice assistant detects that the caller has stopped speaking, and only then starts its answer.",
    },
  ],
  related: [
    {
      id: "automatic-speech-recognition",
      when: "You need the words of the speech, not only the times.",
    },
    {
      id: "audio-classification",
      when: "You want to classify all types of sounds, not only speech.",
    },
    {
      id: "audio-to-audio",
      when: "You want to remove noise from speech, or separate voices.",
    },
  ],
});
