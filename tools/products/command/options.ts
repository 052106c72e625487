// Parsers of options that several subcommands have.
import { InvalidArgumentError } from "commander";
import { didYouMean } from "./io.ts";

export const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

export const integer =
  (min: number, max: number, alternative = "") =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}${alternative}.`);
  };

export const oneOf =
  (names: readonly string[]) =>
  (text: string): string => {
    if (names.includes(text)) return text;
    throw new InvalidArgumentError(
      `It must be one of ${names.join(", ")}.${didYouMean(text, names)}`,
    );
  };

/** Parses a path. An empty one would be the working directory. */
export function path(text: string): string {
  if (text !== "") return text;
  throw new InvalidArgumentError("It is empty. Is a shell variable not set?");
}

/** The end of the help of subcommands that read records. */
export const EXIT = `
Exit codes: 0 done, 1 a line was invalid or a check failed, 2 wrong usage or
unreadable input, 70 an internal error, 74 the output cannot be written, 130 or
143 stopped by a signal. Lines and files written before are complete.`;
