// Static checks of snippets: they parse, their names exist, and their calls have the right arguments.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inDirectory } from "#core/testing/child";
import { type Excuse, excuseOf, EXCUSES } from "./excuses.ts";
import { type Around, type Check, type Fault, skeletonOf, type Snippet } from "./finding.ts";
import { checkJavaScript } from "./javascript.ts";
import { checkPython } from "./python.ts";
import { checkShell } from "./shell.ts";

const CHECKS: Readonly<Record<string, { readonly ending: string; readonly check: Check }>> = {
  python: { ending: "py", check: checkPython },
  sh: { ending: "sh", check: checkShell },
  // TypeScript's compiler runs in this process and blocks it, so it is last.
  js: { ending: "mjs", check: checkJavaScript },
  // The Go compiler checks all programs before they run, and PHP resolves names at run time.
  go: { ending: "go", check: () => Promise.resolve([]) },
  php: { ending: "php", check: () => Promise.resolve([]) },
};

/** A fault of a snippet, for all snippets with the same skeleton. */
export interface Finding extends Omit<Fault, "at"> {
  readonly snippet: Snippet;
}

export interface Checked {
  readonly texts: number;
  readonly findings: readonly Finding[];
  /** The number of excused faults, by client. */
  readonly excused: ReadonlyMap<string, number>;
  /** The unneeded excuses. */
  readonly needless: readonly Excuse[];
}

/**
 * Checks snippets; those that differ only in data are checked once. Rejects if a checker fails, or a language has
 * none.
 */
export async function checkSnippets(
  snippets: readonly Snippet[],
  around: Pick<Around, "python" | "modules">,
  excuses: readonly Excuse[] = EXCUSES,
): Promise<Checked> {
  const distinct = [
    ...new Map(snippets.toReversed().map((one) => [skeletonOf(one), one])).values(),
  ];
  const unknown = distinct.find(({ language }) => !Object.hasOwn(CHECKS, language));
  if (unknown !== undefined)
    throw new Error(
      `Nothing checks "${unknown.language}". Add a check to tools/prove/static/index.ts.`,
    );
  const used = new Set<Excuse>();
  const excused = new Map<string, number>();
  return inDirectory(async (folder) => {
    const prepared = await Promise.all(
      Object.entries(CHECKS).map(async ([language, { ending, check }]) => {
        const ofLanguage = distinct.filter((one) => one.language === language);
        const own = join(folder, language);
        await mkdir(own);
        const files = ofLanguage.map((_, at) => `${String(at).padStart(5, "0")}.${ending}`);
        await Promise.all(
          files.map((file, at) => writeFile(join(own, file), ofLanguage[at]!.content)),
        );
        return { ofLanguage, files, check, folder: own };
      }),
    );
    const found = prepared.map(async ({ ofLanguage, files, check, folder: own }) => {
      if (files.length === 0) return [];
      const excuseFor = (fault: Fault): Excuse | undefined =>
        excuseOf(excuses, ofLanguage[fault.at]!.client, fault);
      const isExcused = (fault: Fault): boolean => excuseFor(fault) !== undefined;
      const faults = await check(files, { ...around, folder: own, isExcused });
      return faults.flatMap((fault): readonly Finding[] => {
        const { at, ...rest } = fault;
        const snippet = ofLanguage[at]!;
        const excuse = excuseFor(fault);
        if (excuse === undefined) return [{ ...rest, snippet }];
        used.add(excuse);
        excused.set(snippet.client, (excused.get(snippet.client) ?? 0) + 1);
        return [];
      });
    });
    const findings = (await Promise.all(found)).flat();
    const needless = excuses.filter((one) => !used.has(one));
    return { texts: distinct.length, findings, excused, needless };
  });
}
