// A program is text of a language; an inspection is what its parser says of it.

/** A program, and what is known of it beside its text. @public */
export interface Program {
  /** The text, as a reader copies it. */
  readonly text: string;
  /** The planted text that may be a name in it, so that shapes with other names can be compared. */
  readonly planted?: string;
  /** The texts that it prints, each of which must be one whole literal of it. */
  readonly prints?: readonly string[];
}

/** What is wrong with a program. @public */
export interface ProgramFault {
  /** Which of the programs, counted from zero. */
  readonly program: number;
  /** The line in the program, counted from one, where the parser tells it. */
  readonly line?: number;
  /** What is wrong, in the parser's words. */
  readonly message: string;
}

/** What a parser reports of one program. @public */
export interface Parsed {
  /** What is wrong with it; an empty list if nothing is. */
  readonly faults: readonly Omit<ProgramFault, "program">[];
  /** The program's structure without its constants; equal shapes differ in data only. */
  readonly shape: string;
  /** Its string literals, each as often as it occurs; undefined if the parser does not report them. */
  readonly literals?: readonly string[];
  /** The shape if nothing is taken for the planted string, if that differs. */
  readonly plain?: string;
  /** The packages that it imports, without those of its language; undefined if the parser does not report them. */
  readonly imports?: readonly string[];
  /** Why it was not parsed, if its language has no parser. */
  readonly skipped?: string;
}

/** The same with what is missing. @public */
export interface Inspection extends Parsed {
  /** Which of `prints` are not literals of it. */
  readonly unread: readonly number[];
}

/** Parses programs of a language; gives one result for each, in order. @public */
export type Parser = (programs: readonly string[]) => Promise<readonly Parsed[]>;

/** How programs are inspected. @public */
export interface InspectOptions {
  /** Custom parsers, by the id of the language; they come before the one that its `check` names. */
  readonly parsers?: Readonly<Record<string, Parser>>;
  /** The Python to run; else `HUBSMITH_PYTHON`, `.venv/bin/python` or `python3`. It needs pyflakes. */
  readonly python?: string;
  /** Names that may be undefined, because they come from where the program is pasted. */
  readonly allowedNames?: readonly string[];
}

/** What cannot be parsed has no shape. @internal */
export const broken = (message: string, line?: number): Parsed => ({
  faults: [{ message, ...(line === undefined ? {} : { line }) }],
  shape: "",
});

/** The texts in JSON, at any depth. @internal */
export function textsInJson(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsInJson);
}
