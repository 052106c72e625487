// A program is text of a language; an inspection is what its parser says of it.

/** A program, and the planted text that may be a name in it, so that shapes with other names can be compared. @public */
export interface Program {
  readonly text: string;
  readonly planted?: string;
}

/** What is wrong with a program. @public */
export interface ProgramFault {
  /** Which of the programs, counted from zero. */
  readonly program: number;
  /** The line in the program, counted from one, where the parser tells it. */
  readonly line?: number;
  readonly message: string;
}

/** What a parser says of one program. @public */
export interface Inspection {
  readonly faults: readonly Omit<ProgramFault, "program">[];
  /** The program's structure without its constants; equal shapes differ in data only. */
  readonly shape: string;
}

/** How programs are inspected. @public */
export interface InspectOptions {
  /** The Python to run; else `HUBSMITH_PYTHON`, `.venv/bin/python` or `python3`. It needs pyflakes. */
  readonly python?: string;
  /** Names that may be undefined, because they come from where the program is pasted. */
  readonly allowedNames?: readonly string[];
}
