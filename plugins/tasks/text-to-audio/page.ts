// The page of text-to-audio.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates audio from a text description: music, a sound effect or a scene of sounds, such as rain on a tin roof or a slow waltz on a piano.",
  uses: [
    {
      title: "Sound effects for games",
      text: "A developer describes footsteps on gravel or a creaking gate, generates several versions, and adds the best one to a level.",
    },
    {
      title: "Music for videos",
      text: "An editor generates thirty seconds of calm guitar for the opening of a film, instead of searching a music library.",
    },
  ],
  related: [
    {
      id: "text-to-speech",
      when: "You want speech that reads the text, not the sound it describes.",
    },
    {
      id: "audio-to-audio",
      when: "You have a recording, and want to change or clean it.",
    },
    {
      id: "audio-classification",
      when: "The reverse: the input is a recording, and the output is a label for its sounds.",
    },
  ],
});
