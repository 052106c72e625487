// A program is a string of a language; an inspection is the result of its parser.
import type { LanguageCheck } from "#core/code/language";

/** A program, and the data that its inspection needs. @public */
export interface Program {
  /** The program, as users copy it. */
  readonly text: string;
  /** The planted string, which may be a name in the program, so that shapes with other names can be compared. */
  readonly planted?: string;
  /** The strings that it prints; each must be one complete literal. */
  readonly prints?: readonly string[];
}

/** A problem of a program. @public */
export interface ProgramFault {
  /** The index of the program. */
  readonly program: number;
  /** The line in the program, from 1, if the parser reports it. */
  readonly line?: number;
  /** The problem, in the parser's words. */
  readonly message: string;
}

/** The parser's report for one program. @public */
export interface Parsed {
  /** Its problems; empty if there are none. */
  readonly faults: readonly Omit<ProgramFault, "program">[];
  /** The program's structure without its constants; programs with equal shapes differ only in data. */
  readonly shape: string;
  /** Its string literals, with duplicates; undefined if the parser does not report them. */
  readonly literals?: readonly string[];
  /** The shape without special treatment of the planted string, if that differs. */
  readonly plain?: string;
  /** The packages that it imports, without those of its language; undefined if the parser does not report them. */
  readonly imports?: readonly string[];
  /** Why it was not parsed, if its language has no parser. */
  readonly skipped?: string;
}

/** An inspection with missing literals. @public */
export interface Inspection extends Parsed {
  /** The strings of `prints` that are not literals. */
  readonly unread: readonly number[];
}

/** Inspects a program together with all programs of the same turn of the event loop. @public */
export type Inspector = (
  language: { readonly id?: string; readonly check: LanguageCheck },
  program: Program,
) => Promise<Inspection>;

/** Parses programs of a language; returns one result for each, in order. @public */
export type Parser = (programs: readonly string[]) => Promise<readonly Parsed[]>;

/** How programs are inspected. @public */
export interface InspectOptions {
  /** Custom parsers, by the id of the language; they override the one that its `check` names. */
  readonly parsers?: Readonly<Record<string, Parser>>;
  /** The Python to run; by default `HUBSMITH_PYTHON`, `.venv/bin/python` or `python3`. It needs pyflakes. */
  readonly python?: string;
  /** Names that may be undefined, because they are defined where the program is pasted. */
  readonly allowedNames?: readonly string[];
}

/** Without a parser there is no shape. @internal */
export const broken = (message: string, line?: number): Parsed => ({
  faults: [{ message, ...(line === undefined ? {} : { line }) }],
  shape: "",
});

export function textsInJson(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsInJson);
}
