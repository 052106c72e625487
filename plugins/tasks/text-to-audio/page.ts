// The page of text-to-audio.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates audio from a text description: music, a sound effect or a scene of sounds, such as rain on a tin roof or a slow waltz on a piano.",
  uses: [
    {
      title: "Sounds for games",
      text: "A developer describes footsteps on gravel or a creaking gate, makes several takes and puts the best one into a level.",
    },
    {
      title: "Music under a video",
      text: "An editor asks for thirty seconds of calm guitar for the opening of a film, instead of searching through a library of recordings.",
    },
  ],
  related: [
    { id: "text-to-speech", when: "The words of the text are to be spoken, not described." },
    {
      id: "audio-to-audio",
      when: "There is a recording already, and it is to be changed or cleaned.",
    },
    {
      id: "audio-classification",
      when: "The other way round: a recording goes in, and what is heard in it comes out.",
    },
  ],
});
