// The interpreters: each runs a program of printed values, and what it read is compared with what was meant.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isRuntimeValue, type Value } from "../code/index.ts";
import { pythonPath, runChild } from "./child.ts";
import type { ReadBackCase, ReadBackLanguage, ReadBackOptions } from "./read-back-case.ts";
import { JS_READER, PYTHON_READER } from "./readers.ts";

/** The places and texts of what was read otherwise, or why nothing was read. @internal */
export type Read = readonly (readonly [at: number, read: string])[] | string;
type Reader = (
  program: string,
  batch: readonly ReadBackCase[],
  cwd: string,
  options: ReadBackOptions,
) => Promise<Read>;

const reader =
  (
    ending: string,
    command: (program: string, options: ReadBackOptions) => readonly string[],
  ): Reader =>
  async (program, batch, cwd, options) => {
    const path = join(cwd, `.program${ending}`);
    await writeFile(path, program);
    const wanted = batch.map(({ value, expected = value, bytes = false }) => ({
      json: exactJson(expected),
      bytes,
    }));
    const [name = "", ...args] = command(path, options);
    const ended = await runChild(name, args, {
      input: JSON.stringify(wanted),
      cwd,
      ...(options.env === undefined ? {} : { env: options.env }),
    });
    return ended.code === 0 ? (JSON.parse(ended.out.toString()) as Read) : ended.errors;
  };

/** How each language's interpreter is asked what it reads in a program. @internal */
export const READERS: Readonly<Record<ReadBackLanguage, Reader>> = {
  python: reader(".py", (path, options) => [pythonPath(options.python), "-c", PYTHON_READER, path]),
  js: reader(".mjs", (path) => [process.execPath, "--input-type=module", "-e", JS_READER, path]),
  sh: async (program, batch, cwd, { env = {} }) => {
    const path = join(cwd, ".program.sh");
    await writeFile(path, program);
    const { code, out, errors } = await runChild("bash", [path], { env, cwd });
    const words = splitAtNul(out);
    if (code !== 0 || errors !== "" || words.length !== batch.length)
      return `bash ended with ${code} and ${words.length} words: ${errors}`;
    return compare(words, batch, (word, expected, isText) =>
      isText
        ? typeof expected === "string" && word.equals(Buffer.from(expected))
        : sameJson(parse(word), expected),
    );
  },
};

function compare<T>(
  read: readonly T[],
  batch: readonly ReadBackCase[],
  same: (read: T, expected: Value, isText: boolean) => boolean,
): Read {
  return batch.flatMap(({ value, expected = value }, at) =>
    same(read[at]!, expected, typeof value === "string" || isRuntimeValue(value))
      ? []
      : [[at, String(read[at])] as const],
  );
}

function splitAtNul(bytes: Buffer): readonly Buffer[] {
  const words: Buffer[] = [];
  for (let from = 0, to = bytes.indexOf(0); to >= 0; from = to + 1, to = bytes.indexOf(0, from))
    words.push(bytes.subarray(from, to));
  return words;
}

function parse(word: Buffer): unknown {
  try {
    return JSON.parse(word.toString());
  } catch {
    return undefined;
  }
}

// Deep equality knows -0 and own `__proto__` keys; the text knows the order of keys.
function sameJson(read: unknown, expected: Value): boolean {
  return isDeepStrictEqual(read, expected) && JSON.stringify(read) === JSON.stringify(expected);
}

/** JSON that keeps the sign of zero, which JSON.stringify drops. */
function exactJson(value: Value): string {
  if (Object.is(value, -0)) return "-0.0";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(exactJson).join()}]`;
  const members = Object.entries(value as Readonly<Record<string, Value>>);
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${exactJson(item)}`).join()}}`;
}
