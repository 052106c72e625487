// What a model for sounds is asked for: a noise, music, or a text to speak.
import type { Model } from "hubsmith";
import { wordsOf } from "../tasks/record.ts";
import { MUSIC, SOUND } from "./inputs.ts";
import { similarFor } from "./similar.ts";
import { plainSpokenFor } from "./spoken.ts";

/** The prompt of a model for audio. */
export function promptFor(model: Model): string {
  const words = wordsOf(model);
  const has = (clue: RegExp): boolean => words.some((word) => clue.test(word));
  if (has(/^(?:bark|chattts|chat_tts|tts|speech-synthesis|text-to-speech|vits)$/))
    return spokenFor(model);
  return has(/^(?:audiogen|audioldm\d?|tango)$/) ? SOUND : MUSIC;
}

/** The text for a model that speaks; models of dialogues need the marks of their speakers. */
export function spokenFor(model: Model): string {
  const spoken = plainSpokenFor(model);
  const isDialogue =
    /^dia(?:2|-tts)?$/.test(model.library_name ?? "") || /^dia\d?-/i.test(model.id);
  return isDialogue ? `[S1] ${spoken} [S2] ${similarFor(model)}` : spoken;
}
