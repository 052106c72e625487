// Read-back: what a language's own interpreter reads from a printed value must be the value.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { js, python, sh } from "hubsmith/code";
import { type Code, render, type Tag, type Value } from "../code/index.ts";
import { inDirectory } from "./child.ts";
import { READERS } from "./interpreters.ts";
import type { ReadBackCase, ReadBackLanguage, ReadBackOptions } from "./read-back-case.ts";

/** How many values were read, and those that were not what was printed. @public */
export interface ReadBackResult {
  readonly language: ReadBackLanguage;
  readonly values: number;
  /** Values that the language has no form for; the printer threw a TypeError. */
  readonly refused: readonly Value[];
  readonly unequal: readonly { readonly printed: string; readonly read: string }[];
}

type Unequal = ReadBackResult["unequal"];

const BATCH = 2500;

/** Prints values inside an indented block, has them read by the interpreter, and compares, types included. @public */
export async function readBack(
  language: ReadBackLanguage,
  cases: readonly ReadBackCase[],
  options: ReadBackOptions = {},
): Promise<ReadBackResult> {
  const refused: Value[] = [];
  const printable = cases.filter(({ value }) => {
    try {
      render((language === "sh" ? sh : TAGS[language]).value(value));
      return true;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      refused.push(value);
      return false;
    }
  });
  const unequal = await inDirectory(async (cwd) => {
    for (const [name, content] of Object.entries(options.files ?? {}))
      await writeFile(join(cwd, name), content);
    const found: Unequal[] = [];
    for (let at = 0; at < printable.length; at += BATCH)
      found.push(await readBatch(language, printable.slice(at, at + BATCH), cwd, options));
    return found.flat();
  });
  return { language, values: printable.length, refused, unequal };
}

const TAGS: Readonly<Record<"python" | "js", Tag<"python"> | Tag<"js">>> = { python, js };

/** A program that reads every value of a batch. */
function programOf(language: ReadBackLanguage, values: readonly Value[]): string {
  const programs: { readonly [L in ReadBackLanguage]: () => Code } = {
    python: () =>
      python.join(
        values.map(
          (value) => python`
        if True:
            values.append(${value})
      `,
        ),
      ),
    js: () =>
      js.join(
        values.map(
          (value) => js`
        {
          values.push(${value});
        }
      `,
        ),
      ),
    sh: () =>
      sh.join(
        values.map(
          (value) => sh`
        if true; then
            printf '%s\0' ${value}
        fi
      `,
        ),
      ),
  };
  return render(programs[language]());
}

async function readBatch(
  language: ReadBackLanguage,
  batch: readonly ReadBackCase[],
  cwd: string,
  options: ReadBackOptions,
): Promise<Unequal> {
  const values = batch.map(({ value }) => value);
  const program = programOf(language, values);
  const read = await READERS[language](program, batch, cwd, options);
  if (Array.isArray(read)) {
    return (read as readonly (readonly [number, string])[]).map(([at, text]) => ({
      printed: programOf(language, [values[at]!]),
      read: text,
    }));
  }
  // A program that does not run says nothing about which value is at fault: halves are tried until one is left.
  if (batch.length === 1) return [{ printed: program, read: read as string }];
  const middle = batch.length >> 1;
  return [
    ...(await readBatch(language, batch.slice(0, middle), cwd, options)),
    ...(await readBatch(language, batch.slice(middle), cwd, options)),
  ];
}
