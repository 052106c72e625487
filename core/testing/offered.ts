// What a plugin offers when it is asked: programs with what was meant in them, and what it read of the record.
import type { Offer } from "../index.ts";
import type { LanguageCheck } from "../code/language.ts";
import type { Read, TrackedRead } from "./track.ts";

/** A program that is offered, and by whom. @public */
export interface OfferedProgram {
  /** The language, as far as it takes to show and to parse a program. */
  readonly language: {
    readonly id: string;
    readonly highlight: string;
    readonly check: LanguageCheck;
  };
  /** The client's name without its language; of a load snippet, the id of the library. */
  readonly client: string;
  /** What the program is for, where there are several. */
  readonly purpose?: string;
  /** The commands that install what it needs. */
  readonly install?: string;
  /** The program. */
  readonly content: string;
  /** The texts in its holes. */
  readonly prints: readonly string[];
}

/** What is offered, what is not, and what was read. @public */
export interface Offered extends Offer<OfferedProgram> {
  /** What was read of the record. */
  readonly reads: readonly Read[];
}

/** One thing that a plugin is asked for. @public */
export interface Subject {
  /** What it is, for people. */
  readonly name: string;
  /** `given` as it is; `borrowed` from another plugin; `made up`, with fields that no record has. */
  readonly origin: "given" | "borrowed" | "made up";
  /** Asks the plugin. */
  offer(): Offered;
  /** The places where outside text comes in; `plant` asks with a string there, where it can stand there. */
  places(): readonly SubjectPlace[];
}

/** A place where outside text comes in. @public */
export interface SubjectPlace {
  /** Where, such as `options.inputs` or `tags[2]`. */
  readonly path: string;
  /** What stands before the string. */
  readonly lead?: string;
  /** What is offered with a string there; nothing where no record can have it. */
  plant(string: string): Offered | undefined;
}

/** The same with the reads in full. @internal */
export interface Answered extends Offered {
  readonly reads: readonly TrackedRead[];
  /** What functions gave that give data, by their names. */
  readonly returned: readonly (readonly [name: string, value: unknown])[];
  /** How many of the codes that were made have nothing in them. */
  readonly blanks: number;
}
