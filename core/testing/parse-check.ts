// The parse check parses each program: no errors, no undefined names, and each value is one literal.
import { withPeriod } from "../base/describe.ts";
import { sh } from "hubsmith/code";
import type { Check, Finding } from "./check.ts";
import type { OfferedProgram } from "./subjects.ts";
import type { Inspection } from "./program.ts";

interface Parsed {
  readonly where: string;
  readonly language: Pick<OfferedProgram["language"], "id" | "check">;
  readonly text: string;
  readonly prints: readonly string[];
}

/** Programs, and their install commands, are valid. @public */
export const parseCheck: Check = {
  id: "parses",
  what: "Every program parses, and defines every name that it uses.",
  why: "Readers paste and run programs unchanged.",
  fix: "Import or define the name in the template. List names that the reader's environment defines in `allowedNames`.",
  find: async (_, { subjects, inspect }) => {
    const programs = subjects.flatMap(({ name, first }) =>
      first().snippets.flatMap(
        ({ language, client, install, content, prints }): readonly Parsed[] => [
          // What a shell program does depends on the output of its commands, so it is not checked completely.
          {
            where: `${name}, ${client}`,
            language,
            text: content,
            prints: isShell(language) ? [] : prints,
          },
          ...(install === undefined
            ? []
            : [
                {
                  where: `${name}, ${client}: install`,
                  language: sh.language,
                  text: install,
                  prints: [],
                },
              ]),
        ],
      ),
    );
    const found = programs.map(async (one) => findingsIn(one, await inspect(one.language, one)));
    return (await Promise.all(found)).flat();
  },
};

const isShell = ({ check }: Parsed["language"]): boolean =>
  "parser" in check && check.parser === "shell";

function findingsIn(
  { where, text, prints }: Parsed,
  { faults, unread, skipped }: Inspection,
): readonly Finding[] {
  return [
    ...(skipped === undefined ? [] : [{ where, message: skipped }]),
    ...faults.map(({ message, line }) => ({
      where: line === undefined ? where : `${where}, line ${line}`,
      message: `${withPeriod(message)} ${fixOf(message)}`,
      // A grammar's error contains the line, which has another URL in each program.
      cause: message.replace(/ line \d+ from .*/s, ""),
      program: text,
    })),
    ...unread.map((at) => ({
      where,
      message: `The string ${JSON.stringify(prints[at])} of a hole is not a literal in the program. Fix the literal printer of the language.`,
      cause: "not a literal",
      program: text,
    })),
  ];
}

const fixOf = (message: string): string =>
  message.startsWith("undefined name")
    ? "Import it or define it, or add it to `allowedNames`."
    : "Fix the template that prints this line.";
