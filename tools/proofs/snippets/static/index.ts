// Static checks of snippets: they parse, their names exist, and their calls have the right arguments.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { type Excuse, excusedBy, readExcuses } from "../../../support/excuses.ts";
import { type Around, type Check, type Fault, skeletonOf, type Snippet } from "./finding.ts";
import { checkGrammar } from "./grammar.ts";
import { checkJavaScript } from "./javascript.ts";
import { checkPython } from "./python.ts";
import { checkShell } from "./shell.ts";

const CHECKS: Readonly<Record<string, { readonly ending: string; readonly check: Check }>> = {
  python: { ending: "py", check: checkPython },
  sh: { ending: "sh", check: checkShell },
  powershell: { ending: "ps1", check: checkGrammar("powershell") },
  swift: { ending: "swift", check: checkGrammar("swift") },
  // TypeScript's compiler runs in this process and blocks it, so it is last.
  js: { ending: "mjs", check: checkJavaScript },
  ts: { ending: "mts", check: checkJavaScript },
};

// The compilers check all programs before they run, and PHP and Ruby resolve names at run time.
const NOT_CHECKED = ["csharp", "go", "java", "kotlin", "php", "ruby", "rust"];

/** A fault of a snippet, for all snippets with the same skeleton. */
export interface Finding extends Omit<Fault, "file"> {
  readonly snippet: Snippet;
}

export interface Checked {
  readonly texts: number;
  readonly findings: readonly Finding[];
  readonly needless: readonly Excuse[];
}

/**
 * Checks snippets; those that differ only in data are checked once. Rejects if a checker fails, or a language has
 * none.
 */
export async function checkSnippets(
  snippets: readonly Snippet[],
  around: Pick<Around, "modules"> & { pythonOf(client: string): string },
  excuses: readonly Excuse[] = readExcuses("tools/proofs/snippets/static/excuses.tsv"),
): Promise<Checked> {
  const distinct = [
    ...new Map(snippets.toReversed().map((snippet) => [skeletonOf(snippet), snippet])).values(),
  ];
  const known = [...Object.keys(CHECKS), ...NOT_CHECKED];
  const unknown = distinct.find(({ language }) => !known.includes(language));
  if (unknown !== undefined)
    throw new Error(
      `Nothing checks "${unknown.language}". Add a check to tools/proofs/snippets/static/index.ts.`,
    );
  const { isExcused, needless } = excusedBy(excuses);
  return inDirectory(async (folder) => {
    // No file is written asynchronously, so that the checks are started in order.
    const places = [...new Set(distinct.map(({ client }) => around.pythonOf(client)))];
    const checks = Object.entries(CHECKS).flatMap(([language, how]) =>
      places.map((python, at) => ({ ...how, language, python, name: `${language}-${at}` })),
    );
    const checked = checks.map(async ({ language, python, name, ending, check }) => {
      const ofLanguage = distinct.filter(
        (one) => one.language === language && around.pythonOf(one.client) === python,
      );
      if (ofLanguage.length === 0) return [];
      const languageFolder = join(folder, name);
      mkdirSync(languageFolder);
      const files = new Map(
        ofLanguage.map((snippet, at) => [`${String(at).padStart(5, "0")}.${ending}`, snippet]),
      );
      for (const [file, { content }] of files) writeFileSync(join(languageFolder, file), content);
      const isFalse = (fault: Fault): boolean => {
        const { client, content } = files.get(fault.file)!;
        return isExcused(client, fault, content);
      };
      const faults = await check([...files.keys()], {
        modules: around.modules,
        python,
        folder: languageFolder,
        isExcused: isFalse,
      });
      return faults
        .filter((fault) => !isFalse(fault))
        .map(({ file, ...fault }): Finding => ({ ...fault, snippet: files.get(file)! }));
    });
    const findings = (await Promise.all(checked)).flat();
    return { texts: distinct.length, findings, needless: needless() };
  });
}
