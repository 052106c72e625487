// The sign of a cell, and its label for screen readers.
import type { State } from "./grid.ts";

interface Sign {
  readonly state: State;
  readonly sign: string;
  /** The meaning of the sign, in a word or two. */
  readonly word: string;
  readonly about: string;
}

/** The signs, from the highest level to the lowest. */
export const SIGNS: readonly Sign[] = [
  { state: "run", sign: "✓", word: "run", about: "run" },
  { state: "typed", sign: "T", word: "typed", about: "typed, and not run" },
  { state: "names", sign: "N", word: "names known", about: "parsed and its names known" },
  { state: "parsed", sign: "P", word: "parsed", about: "parsed, and no more" },
  { state: "offered", sign: "?", word: "offered, not proven", about: "offered, and not proven" },
  {
    state: "not offered",
    sign: "–",
    word: "not offered with this client",
    about: "the provider serves the task; this client is not offered",
  },
  {
    state: "not served",
    sign: "·",
    word: "not served",
    about: "the provider does not serve the task",
  },
];

/** The sign of a state. */
export const signOf = (state: State): Sign => SIGNS.find((one) => one.state === state)!;
