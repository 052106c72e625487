// Read-back: what the interpreters read is what was printed, types included.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { js, python, sh } from "hubsmith/code";
import { inDirectory, pythonPath, runChild } from "../testing/child.ts";
import { hostileStrings } from "../testing/hostile.ts";
import { type AnyTag, programOf } from "../testing/program-of.ts";
import { INVISIBLE } from "./escape.ts";
import { base64, dataUrl, env, file, isRuntimeValue, render, text, type Value } from "./index.ts";

vi.setConfig({ testTimeout: 120_000 });
const COUNT = Number(process.env["READ_BACK_COUNT"] ?? 10_000);
const SEED = Number(process.env["READ_BACK_SEED"] ?? 1);

/** A value to print, and what must be read: the value itself unless told; base64 where the program has bytes. */
interface Case {
  readonly value: Value;
  readonly expected?: Value;
  readonly bytes?: boolean;
}

// Takes the program's path, and what is wanted from its input; prints the places and texts of what differs.
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
for at, (value, (want, is_bytes, _)) in enumerate(zip(values, wanted)):
    if is_bytes:
        assert type(value) is bytes
        value = base64.b64encode(value).decode()
    if not same(value, json.loads(want)):
        unequal.append([at, repr(value)])
json.dump(unequal, sys.stdout)
`;
const JS_READER = `
import { readFileSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inspect, isDeepStrictEqual } from "node:util";

const values = (globalThis.values = []);
await import(pathToFileURL(process.argv[1]));
const wanted = JSON.parse(readFileSync(0));
if (values.length !== wanted.length) throw new Error(values.length + " values for " + wanted.length);
const unequal = [];
for (const [at, [want, isBytes]] of wanted.entries()) {
  if (isBytes && !(values[at] instanceof Blob)) throw new TypeError("not a Blob: " + inspect(values[at]));
  const value = isBytes ? Buffer.from(await values[at].arrayBuffer()).toString("base64") : values[at];
  const expected = JSON.parse(want);
  if (!isDeepStrictEqual(value, expected) || JSON.stringify(value) !== JSON.stringify(expected))
    unequal.push([at, inspect(value)]);
}
writeSync(1, JSON.stringify(unequal));
`;
// Each word of the shell is a string, or JSON where the value is no string.
const SHELL_READER = `
import { readFileSync, writeSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { isDeepStrictEqual } from "node:util";

const { stdout, stderr, status } = spawnSync("bash", [process.argv[1]], { maxBuffer: 2 ** 30 });
if (status !== 0 || stderr.length > 0) throw new Error("bash ended with " + status + ": " + stderr);
const words = stdout.toString("latin1").split("\\0").slice(0, -1);
const wanted = JSON.parse(readFileSync(0));
if (words.length !== wanted.length) throw new Error(words.length + " words for " + wanted.length);
const unequal = wanted.flatMap(([want, , isText], at) => {
  const expected = JSON.parse(want);
  const word = Buffer.from(words[at], "latin1");
  if (isText) return typeof expected === "string" && word.equals(Buffer.from(expected)) ? [] : [[at, String(word)]];
  let read;
  try {
    read = JSON.parse(word);
  } catch {}
  return isDeepStrictEqual(read, expected) && JSON.stringify(read) === JSON.stringify(expected)
    ? []
    : [[at, String(word)]];
});
writeSync(1, JSON.stringify(unequal));
`;

type Language = "python" | "js" | "sh";
const node = [process.execPath, "--input-type=module", "-e"];
const PYTHON = [pythonPath(), "-c", PYTHON_READER];
/** How a value is printed in a block, and what reads the program. */
const LANGUAGES: Readonly<
  Record<Language, readonly [AnyTag, template: string, readonly string[]]>
> = {
  python: [python, "if True:\n    values.append(▢)", PYTHON],
  js: [js, "{\n  values.push(▢);\n}", [...node, JS_READER]],
  sh: [sh, "if true; then\n    printf '%s\\0' ▢\nfi", [...node, SHELL_READER]],
};
const each = test.each(Object.keys(LANGUAGES) as readonly Language[]);

/** JSON that keeps the sign of zero, which JSON.stringify drops. */
function exactJson(value: Value): string {
  if (Object.is(value, -0)) return "-0.0";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(exactJson).join()}]`;
  const members = Object.entries(value as Readonly<Record<string, Value>>);
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${exactJson(item)}`).join()}}`;
}

/** What an interpreter reads otherwise than it was printed: the printed program, and what was read. */
async function unequal(
  language: Language,
  cases: readonly Case[],
  {
    files = {},
    variables = {},
  }: { files?: Record<string, Buffer>; variables?: Record<string, string> } = {},
): Promise<readonly (readonly [printed: string, read: string])[]> {
  const [tag, template, command] = LANGUAGES[language];
  const program = (of: readonly Case[]): string =>
    render(tag.join(of.map(({ value }) => programOf(tag, template, value))));
  return inDirectory(async (cwd) => {
    for (const [name, content] of Object.entries(files)) await writeFile(join(cwd, name), content);
    const path = join(cwd, language === "js" ? ".program.mjs" : ".program");
    await writeFile(path, program(cases));
    const wanted = cases.map(({ value, expected = value, bytes = false }) => {
      const isText = typeof value === "string" || isRuntimeValue(value);
      return [exactJson(expected), bytes, isText];
    });
    const [name = "", ...args] = [...command, path];
    const ended = await runChild(name, args, {
      input: JSON.stringify(wanted),
      cwd,
      env: variables,
    });
    expect(ended.code, ended.errors).toBe(0);
    const found = JSON.parse(ended.out.toString()) as readonly (readonly [number, string])[];
    return found.map(([at, read]) => [program([cases[at]!]), read]);
  });
}

// Where characters with a meaning are: ASCII, Latin-1 and its controls, marks and bidi, general punctuation, surrogates,
// the end of the first plane, emoji, tags, everything.
const characters = [
  [0x00, 0x7f],
  [0x80, 0xff],
  [0x300, 0x36f],
  [0x5d0, 0x6ff],
  [0x2000, 0x206f],
  [0xd800, 0xdfff],
  [0xfe00, 0xffff],
  [0x1f300, 0x1f6ff],
  [0xe0000, 0xe007f],
  [0, 0x10ffff],
].map(([min = 0, max = 0]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code)));
const pieces = fc.constantFrom(...hostileStrings.map((one) => one.slice(0, 40)));
const texts = fc
  .array(fc.oneof(pieces, ...characters), { maxLength: 6 })
  .map((all) => all.join(""));
const NUMBERS: readonly number[] = [
  0, -0, 0.1, -1.5, 1e308, -1e308, 1.7976931348623157e308, 5e-324, 1e-7, 1e21,
  2.220446049250313e-16, 123456789012345680000, 9007199254740992, -9007199254740994, 2147483648,
  9223372036854775808, 18446744073709551616, 0.3333333333333333,
];
const numbers = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const keys = fc.oneof(texts, fc.constantFrom("__proto__", "constructor", "a", "0", "-1", ""));
const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: "medium" },
    texts,
    numbers,
    fc.constantFrom(null, true, false),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(fc.tuple(keys, tie("value")), { maxLength: 4 }).map((all) => Object.fromEntries(all)),
  ),
}));
const sample = <T>(of: fc.Arbitrary<T>, numRuns: number): readonly T[] =>
  fc.sample(of, { seed: SEED, numRuns });

let deep: Value = "deep";
for (let level = 0; level < 60; level += 1) deep = level % 2 === 0 ? [deep] : { "a'": deep };
const EXTREMES = [...hostileStrings, ...NUMBERS, "", [], {}, [[]], [{}], deep];
const values: readonly Value[] = [...EXTREMES, ...sample(anyValue, COUNT - EXTREMES.length)];

/** No shell word holds a NUL or half a surrogate pair; inside JSON both are escaped. */
const fits = (language: Language, value: Value): boolean =>
  language !== "sh" ||
  typeof value !== "string" ||
  (!/\p{Cs}/u.test(value) && !value.includes("\0"));

each(
  `%s reads ${COUNT} values as they were printed, and none shows what cannot be seen`,
  async (language) => {
    const [tag] = LANGUAGES[language];
    const printable = values.filter((value) => fits(language, value));
    for (const value of values.filter((one) => !fits(language, one)))
      expect(() => render(programOf(tag, "▢", value))).toThrow(TypeError);
    for (const value of printable) {
      const printed = render(programOf(tag, "▢", value)).replaceAll("\n", "");
      expect(printed.search(INVISIBLE), JSON.stringify(printed)).toBe(-1);
    }
    const cases = printable.map((value) => ({ value }));
    expect(await unequal(language, cases)).toEqual([]);
    console.log(`${language}: ${cases.length} of ${values.length} values read, 0 unequal`);
  },
);

each("the comparison of %s tells types, signs, keys and their order apart", async (language) => {
  const differing: readonly Case[] = [
    { value: 1, expected: true },
    { value: 1, expected: 1.5 },
    { value: -0, expected: 0 },
    { value: "1", expected: 1 },
    { value: null, expected: false },
    { value: [], expected: {} },
    { value: { a: 1, b: 2 }, expected: { b: 2, a: 1 } },
    { value: "e\u0301", expected: "\u00e9" },
    { value: { a: [1, { b: "x" }] }, expected: { a: [1, { b: "y" }] } },
  ];
  expect(await unequal(language, [...differing, { value: 7 }])).toHaveLength(differing.length);
});

const secret = 'it\'s "$(echo PWNED)" `echo PWNED` ${HOME} \\\n{x} %s \u202e \u{1f600}';
const variables = { SECRET: secret, PLAIN: "plain" };
const literals = [...hostileStrings, ...sample(texts, 400)];

each("a text is the string of its parts in %s", async (language) => {
  const some = literals.filter((one) => fits(language, one));
  const cases = some.flatMap((part, at): readonly Case[] => {
    const tail = some[(at * 7) % some.length]!;
    return [
      { value: text(part, env("SECRET")), expected: part + secret },
      { value: text(env("SECRET"), part), expected: secret + part },
      { value: text(part, env("SECRET"), tail), expected: part + secret + tail },
      {
        value: text(part, env("SECRET"), env("PLAIN"), tail),
        expected: `${part}${secret}plain${tail}`,
      },
      { value: text(part, tail), expected: part + tail },
    ];
  });
  const others: readonly Case[] = [
    { value: env("SECRET"), expected: secret },
    { value: text(), expected: "" },
    { value: text(env("PLAIN"), "_X"), expected: "plain_X" },
    { value: { "a'": [text("<", env("PLAIN"), ">'")] }, expected: { "a'": ["<plain>'"] } },
  ];
  expect(await unequal(language, [...cases, ...others], { variables })).toEqual([]);
});

each("a file is read whatever its name in %s", async (language) => {
  const names = literals
    .filter((name) => /^[^/\0]+$/.test(name) && !/\p{Cs}/u.test(name) && !/^\.\.?$/.test(name))
    .filter((name) => Buffer.byteLength(name) < 256)
    // Each value takes shell two processes more.
    .slice(0, language === "sh" ? 100 : undefined);
  expect(names.length).toBeGreaterThan(99);
  const content = (name: string): Buffer => Buffer.from(`\0\xff\n${name}`.repeat(9), "latin1");
  const cases = names.flatMap((name): readonly Case[] => {
    const of = file(name, "image/png");
    const encoded = content(name).toString("base64");
    const url = `data:image/png;base64,${encoded}`;
    return [
      { value: base64(of), expected: encoded },
      { value: dataUrl(of), expected: url },
      { value: text("a'b", base64(of), "", env("PLAIN"), "\\"), expected: `a'b${encoded}plain\\` },
      { value: { url: dataUrl(of), n: 1 }, expected: { url, n: 1 } },
      language === "sh"
        ? { value: of, expected: name }
        : { value: of, expected: encoded, bytes: true },
    ];
  });
  const files = Object.fromEntries(names.map((name) => [name, content(name)]));
  expect(await unequal(language, cases, { files, variables })).toEqual([]);
});

test("shell refuses a word that no command can be given", () => {
  for (const part of ["\0", "a\0b", "\ud800", "\udc00\ud800"]) {
    for (const value of [part, text(part), text(env("A"), part), file(part, "image/png")])
      expect(() => render(sh`printf ${value}`)).toThrow(/Send it inside JSON/);
    expect(JSON.parse(render(sh`${[part]}`).slice(1, -1))).toEqual([part]);
  }
});
