// Static checks of snippets: they parse, their names exist, and their calls have the right arguments.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { type Excuse, EXCUSES } from "./excuses.ts";
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
  // The compilers check all programs before they run, and PHP and Ruby resolve names at run time.
  csharp: { ending: "cs", check: () => Promise.resolve([]) },
  go: { ending: "go", check: () => Promise.resolve([]) },
  java: { ending: "java", check: () => Promise.resolve([]) },
  kotlin: { ending: "kt", check: () => Promise.resolve([]) },
  php: { ending: "php", check: () => Promise.resolve([]) },
  ruby: { ending: "rb", check: () => Promise.resolve([]) },
  rust: { ending: "rs", check: () => Promise.resolve([]) },
};

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
  excuses: readonly Excuse[] = EXCUSES,
): Promise<Checked> {
  const distinct = [
    ...new Map(snippets.toReversed().map((snippet) => [skeletonOf(snippet), snippet])).values(),
  ];
  const unknown = distinct.find(({ language }) => !Object.hasOwn(CHECKS, language));
  if (unknown !== undefined)
    throw new Error(
      `Nothing checks "${unknown.language}". Add a check to tools/proofs/snippets/static/index.ts.`,
    );
  const used = new Set<Excuse>();
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
      const excuseFor = ({ file, code, message }: Fault): Excuse | undefined =>
        excuses.find(
          (excuse) =>
            excuse.client === files.get(file)!.client &&
            excuse.code === code &&
            excuse.pattern.test(message),
        );
      const isExcused = (fault: Fault): boolean => excuseFor(fault) !== undefined;
      const faults = await check([...files.keys()], {
        modules: around.modules,
        python,
        folder: languageFolder,
        isExcused,
      });
      for (const excuse of faults.map(excuseFor)) if (excuse !== undefined) used.add(excuse);
      return faults
        .filter((fault) => !isExcused(fault))
        .map(({ file, ...fault }): Finding => ({ ...fault, snippet: files.get(file)! }));
    });
    const findings = (await Promise.all(checked)).flat();
    const needless = excuses.filter((excuse) => !used.has(excuse));
    return { texts: distinct.length, findings, needless };
  });
}
