// The parse check parses each program: no errors, no undefined names, and each value is one literal.
import { sh } from "hubsmith/code";
import { withPeriod } from "#core/base/describe";
import type { LanguageCheck } from "#core/code/language";
import type { Check, CheckContext, Finding } from "./check.ts";
import type { Subject } from "../subjects/index.ts";

interface Printed {
  readonly where: string;
  readonly language: { readonly id: string; readonly check: LanguageCheck };
  readonly text: string;
  readonly prints: readonly string[];
}

export const parseCheck: Check = {
  id: "parses",
  what: "Every program parses, and defines every name that it uses.",
  why: "Readers paste and run programs unchanged.",
  fix: "Import or define the name in the template. List names that the reader's environment defines in `allowedNames`.",
  find: async (_, { subjects, inspect }) => {
    const programs = subjects.flatMap((subject) => [...programsOf(subject)]);
    return (await Promise.all(programs.map((program) => faultsOf(program, inspect)))).flat();
  },
};

function* programsOf({ name, first }: Subject): Iterable<Printed> {
  for (const { language, client, install, content: text, prints } of first().snippets) {
    const where = `${name}, ${client}`;
    const { check } = language;
    // What a shell program does depends on the output of its commands, so it is not checked completely.
    const isShell = "parser" in check && check.parser === "shell";
    yield { where, language, text, prints: isShell ? [] : prints };
    if (install !== undefined)
      yield { where: `${where}: install`, language: sh.language, text: install, prints: [] };
  }
}

async function faultsOf(
  printed: Printed,
  inspect: CheckContext["inspect"],
): Promise<readonly Finding[]> {
  const { where, text: program, prints } = printed;
  const { faults, unread, skipped } = await inspect(printed.language, printed);
  return [
    ...(skipped === undefined ? [] : [{ where, message: skipped }]),
    ...faults.map(({ message, line }) => ({
      where: line === undefined ? where : `${where}, line ${line}`,
      message: `${withPeriod(message)} ${fixOf(message)}`,
      // A grammar's error contains the line, which has another URL in each program.
      cause: message.replace(/ line \d+ from .*/s, ""),
      program,
    })),
    ...unread.map((at) => ({
      where,
      message: `The string ${JSON.stringify(prints[at])} in \${…} is not a literal in the program. Fix the literal printer of the language.`,
      cause: "not a literal",
      program,
    })),
  ];
}

const fixOf = (message: string): string =>
  message.startsWith("undefined name")
    ? "Import it or define it, or add it to `allowedNames`."
    : "Fix the template that prints this line.";
