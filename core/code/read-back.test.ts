// Read-back: Python, Node.js and bash read each printed value unchanged, with its type.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize } from "node:v8";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { dataUrl, js, python, sh } from "hubsmith/code";
import { inDirectory, pythonPath, runChild } from "#plugins/kit/testing/inspect/child";
import { hostileStrings } from "#plugins/kit/testing/checks/hostile-strings";
import { largeValues } from "#plugins/kit/testing/large-values";
import { type AnyTag, programOf } from "#plugins/kit/testing/program-of";
import { someOf } from "#plugins/kit/testing/sampled";
import { INVISIBLE } from "#plugins/kit/language/escape";
import { base64, env, file, isRuntimeValue, text, type Value } from "./value.ts";
import { render } from "./render.ts";

vi.setConfig({ testTimeout: 120_000 });
const COUNT = Number(process.env["READ_BACK_COUNT"] ?? someOf(10_000));
const SEED = Number(process.env["READ_BACK_SEED"] ?? 1);

/** A value to print, and the value that must be read if it differs. Bytes are read as base64. */
interface Case {
  readonly value: Value;
  readonly expected?: unknown;
}

/** Runs a program, and prints its list `values` as JSON. */
const PYTHON_READER = `
import base64, json, sys

values = []
with open(sys.argv[1], encoding="utf-8", newline="") as source:
    exec(compile(source.read(), sys.argv[1], "exec"), {"values": values})
json.dump(values, sys.stdout, default=lambda data: {"bytes": base64.b64encode(data).decode()})
`;
/** The same with V8's format, because JSON has no sign of zero. */
const JS_READER = `
import { writeSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { serialize } from "node:v8";

const values = (globalThis.values = []);
await import(pathToFileURL(process.argv[1]));
const bytesOf = async (blob) => ({ bytes: Buffer.from(await blob.arrayBuffer()).toString("base64") });
const read = await Promise.all(values.map((one) => (one instanceof Blob ? bytesOf(one) : one)));
writeSync(1, serialize(read).toString("base64"));
`;

type Language = "python" | "js" | "sh";
const SECRET = 'it\'s "$(echo PWNED)" `echo PWNED` ${HOME} \\\n{x} %s \u202e \u{1f600}';
interface Interpreter {
  readonly tag: AnyTag;
  /** How a value is printed, in a block. */
  readonly template: string;
  readonly command: readonly string[];
  /** The values in the output. */
  read(output: Buffer, cases: readonly Case[]): readonly unknown[];
}
const INTERPRETERS: Readonly<Record<Language, Interpreter>> = {
  python: {
    tag: python,
    template: "if True:\n    values.append(▢)",
    command: [pythonPath(), "-c", PYTHON_READER],
    read: (output) => JSON.parse(output.toString()) as unknown[],
  },
  js: {
    tag: js,
    template: "{\n  values.push(▢);\n}",
    command: [process.execPath, "--input-type=module", "-e", JS_READER],
    read: (output) => deserialize(Buffer.from(output.toString(), "base64")) as unknown[],
  },
  // Each word is a string, or JSON if the value is not a string.
  sh: {
    tag: sh,
    template: "if true; then\n    printf '%s\\0' ▢\nfi",
    command: ["bash"],
    read: (output, cases) => {
      const words = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(output);
      return words
        .split("\0")
        .slice(0, -1)
        .map((word, at) => {
          const { value } = cases[at]!;
          return typeof value === "string" || isRuntimeValue(value) ? word : JSON.parse(word);
        });
    },
  },
};
const LANGUAGES = Object.keys(INTERPRETERS) as readonly Language[];
const each = test.each(LANGUAGES);

/** Programs whose value an interpreter reads differently, with the value that it reads. */
async function unequal(
  language: Language,
  cases: readonly Case[],
  files: Readonly<Record<string, Buffer>> = {},
): Promise<readonly (readonly [printed: string, read: unknown])[]> {
  const { tag, template, command, read } = INTERPRETERS[language];
  const program = (of: readonly Case[]): string =>
    render(tag.join(of.map(({ value }) => programOf(tag, template, value))));
  return inDirectory(async (cwd) => {
    for (const [name, content] of Object.entries(files)) await writeFile(join(cwd, name), content);
    const path = join(cwd, language === "js" ? ".program.mjs" : ".program");
    await writeFile(path, program(cases));
    const [name = "", ...args] = [...command, path];
    const ended = await runChild(name, args, { cwd, env: { SECRET, PLAIN: "plain" } });
    expect([ended.code, ended.errors.toString()]).toEqual([0, ""]);
    const results = read(ended.out, cases);
    expect(results.length).toBe(cases.length);
    return cases.flatMap((testCase, at) => {
      const expected = "expected" in testCase ? testCase.expected : testCase.value;
      // The order of members is also checked.
      const isSame =
        isDeepStrictEqual(results[at], expected) &&
        JSON.stringify(results[at]) === JSON.stringify(expected);
      return isSame ? [] : [[program([testCase]), results[at]] as const];
    });
  });
}

// Ranges with special characters: ASCII, Latin-1 and its controls, marks and bidi, general punctuation,
// surrogates,
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
const pieces = fc.constantFrom(...hostileStrings.map((string) => string.slice(0, 40)));
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
const EXTREMES = [...hostileStrings, ...NUMBERS, "", [], {}, [[]], [{}], deep, ...largeValues];
const values: readonly Value[] = [...EXTREMES, ...sample(anyValue, COUNT - EXTREMES.length)];

/** A shell word cannot contain NUL or half a surrogate pair; inside JSON both are escaped. */
const fits = (language: Language, value: Value): boolean =>
  language !== "sh" ||
  typeof value !== "string" ||
  (!/\p{Cs}/u.test(value) && !value.includes("\0"));

each(
  `%s reads ${COUNT} values as they were printed, and no invisible character is printed`,
  async (language) => {
    const { tag } = INTERPRETERS[language];
    const printable = values.filter((value) => fits(language, value));
    for (const value of values.filter((candidate) => !fits(language, candidate)))
      expect(() => render(programOf(tag, "▢", value))).toThrow(TypeError);
    for (const value of printable) {
      const printed = render(programOf(tag, "▢", value)).replaceAll("\n", "");
      expect(printed.search(INVISIBLE), JSON.stringify(printed)).toBe(-1);
    }
    const cases = printable.map((value) => ({ value }));
    expect(await unequal(language, cases)).toEqual([]);
  },
);

test("the comparison detects a different value", async () => {
  const other = [
    { value: -0, expected: 0 },
    { value: { a: 1, b: 2 }, expected: { b: 2, a: 1 } },
  ];
  for (const language of LANGUAGES)
    expect(await unequal(language, [...other, { value: 7 }])).toHaveLength(other.length);
});

const literals = [...hostileStrings, ...sample(texts, 400)];

each("a text is the string of its parts in %s", async (language) => {
  const some = literals.filter((literal) => fits(language, literal));
  const cases = some.flatMap((part, at): readonly Case[] => {
    const tail = some[(at * 7) % some.length]!;
    return [
      { value: text(part, env("SECRET")), expected: part + SECRET },
      { value: text(env("SECRET"), part), expected: SECRET + part },
      {
        value: text(part, env("SECRET"), env("PLAIN"), tail),
        expected: `${part}${SECRET}plain${tail}`,
      },
    ];
  });
  const others: readonly Case[] = [
    { value: env("SECRET"), expected: SECRET },
    { value: text(), expected: "" },
    { value: { "a'": [text("<", env("PLAIN"), ">'")] }, expected: { "a'": ["<plain>'"] } },
  ];
  expect(await unequal(language, [...cases, ...others])).toEqual([]);
});

each("a file is read whatever its name in %s", async (language) => {
  const names = literals
    .filter((name) => /^[^/\0]+$/.test(name) && !/\p{Cs}/u.test(name) && !/^\.\.?$/.test(name))
    .filter((name) => Buffer.byteLength(name) < 256)
    // Each value starts two more shell processes.
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
        : { value: of, expected: { bytes: encoded } },
    ];
  });
  const files = Object.fromEntries(names.map((name) => [name, content(name)]));
  expect(await unequal(language, cases, files)).toEqual([]);
});

test("shell rejects a word that no argument can contain", () => {
  for (const part of ["\0", "a\0b", "\ud800", "\udc00\ud800"]) {
    for (const value of [part, text(part), text(env("A"), part), file(part, "image/png")])
      expect(() => render(sh`printf ${value}`)).toThrow(
        "a word with a NUL or half a surrogate pair",
      );
    expect(JSON.parse(render(sh`${[part]}`).slice(1, -1))).toEqual([part]);
  }
});
