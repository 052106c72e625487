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
  { state: "typed", sign: "T", word: "type-checked", about: "type-checked, not run" },
  { state: "names", sign: "N", word: "names checked", about: "syntax and names checked" },
  { state: "parsed", sign: "P", word: "syntax-checked", about: "only syntax checked" },
  { state: "offered", sign: "?", word: "not tested", about: "available, not tested" },
  {
    state: "not offered",
    sign: "–",
    word: "not available with this client",
    about: "the provider supports the task, this client does not",
  },
  {
    state: "not served",
    sign: "·",
    word: "not supported",
    about: "the provider does not support the task",
  },
];

/** The sign of a state. */
export const signOf = (state: State): Sign => SIGNS.find((one) => one.state === state)!;
