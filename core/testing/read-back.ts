// Read-back: what a language's own interpreter reads from a printed value must be the value.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Code, isRuntimeValue, render, type Tag, type Value } from "../code/index.ts";
import { js, python, sh } from "hubsmith/code";
import { inDirectory, pythonPath, runChild } from "./child.ts";
import type { ReadBackCase, ReadBackLanguage, ReadBackOptions } from "./read-back-case.ts";
import { isDeepStrictEqual } from "node:util";

// Takes the program's path; reads what is wanted from its input; prints the places and texts of what differs.
const PYTHON_READER = `
import base64, json, sys

def same(a, b):
    if type(a) is not type(b):
        return False
    if isinstance(a, float):
        return repr(a) == repr(b)
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return list(a) == list(b) and all(same(a[key], b[key]) for key in a)
    return a == b

values = []
with open(sys.argv[1], encoding="utf-8", newline="") as source:
    exec(compile(source.read(), sys.argv[1], "exec"), {"values": values})
wanted = json.load(sys.stdin)
assert len(values) == len(wanted), f"{len(values)} values for {len(wanted)}"
unequal = []
for at, (value, want) in enumerate(zip(values, wanted)):
    if want["bytes"]:
        assert type(value) is bytes
        value = base64.b64encode(value).decode()
    if not same(value, json.loads(want["json"])):
        unequal.append([at, repr(value)])
json.dump(unequal, sys.stdout)
`;

// The same for JavaScript.
const JS_READER = `
import { readFileSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inspect, isDeepStrictEqual } from "node:util";

const values = (globalThis.values = []);
await import(pathToFileURL(process.argv[1]));
const wanted = JSON.parse(readFileSync(0));
if (values.length !== wanted.length) throw new Error(values.length + " values for " + wanted.length);
const unequal = [];
for (const [at, want] of wanted.entries()) {
  let value = values[at];
  if (want.bytes) {
    if (!(value instanceof Blob)) throw new TypeError("not a Blob: " + inspect(value));
    value = Buffer.from(await value.arrayBuffer()).toString("base64");
  }
  const expected = JSON.parse(want.json);
  if (!isDeepStrictEqual(value, expected) || JSON.stringify(value) !== JSON.stringify(expected))
    unequal.push([at, inspect(value)]);
}
writeSync(1, JSON.stringify(unequal));
`;

// The places and texts of what was read otherwise, or why nothing was read.
type Read = readonly (readonly [at: number, read: string])[] | string;
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

// How each language's interpreter is asked what it reads in a program.
const READERS: Readonly<Record<ReadBackLanguage, Reader>> = {
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

const TAGS: Readonly<Record<"python" | "js", Tag<"python"> | Tag<"js">>> = {
  python,
  js,
};

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
