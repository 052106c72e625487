// Reports of checkers that are wrong: each kind is excused for some clients, libraries or calls, with the reason.
import { readRows } from "./rows.ts";

export interface Excuse {
  /** Such as the id of a client or of a library, or an asterisk for all. */
  readonly subject: string;
  readonly code: string;
  readonly pattern: RegExp;
  readonly reason: string;
  /** Matches the program, if the message is not enough. */
  readonly program: RegExp;
}

/** What a checker reports of a program. */
export interface Report {
  readonly code: string;
  readonly message: string;
}

/** Reads a table of excuses; the subjects of a row are separated by spaces. */
export const readExcuses = (path: string): readonly Excuse[] =>
  readRows<Readonly<Record<keyof Excuse, string>>>({
    path,
    columns: ["subject", "code", "pattern", "reason", "program"],
    line: /^(?:[^\t]+\t){4}[^\t]*$/,
  }).flatMap(({ subject: subjects, pattern, program, ...row }) =>
    subjects.split(" ").map((subject) => ({
      ...row,
      subject,
      pattern: new RegExp(pattern),
      program: new RegExp(program),
    })),
  );

export interface Excused {
  isExcused(subject: string, report: Report, program: string): boolean;
  /** The excuses that no report needed, which is an error. */
  needless(): readonly Excuse[];
}

export function excusedBy(excuses: readonly Excuse[]): Excused {
  const used = new Set<Excuse>();
  return {
    isExcused: (subject, { code, message }, program) => {
      const excuse = excuses.find(
        (candidate) =>
          [subject, "*"].includes(candidate.subject) &&
          candidate.code === code &&
          candidate.pattern.test(message) &&
          candidate.program.test(program),
      );
      if (excuse !== undefined) used.add(excuse);
      return excuse !== undefined;
    },
    needless: () => excuses.filter((excuse) => !used.has(excuse)),
  };
}
