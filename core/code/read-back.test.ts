// Read-back: what the interpreters read is what was printed, types included.
import { describe, expect, test, vi } from "vitest";
import { hostileStrings } from "../testing/hostile.ts";
import { randomFrom, randomText, randomValues } from "../testing/random.ts";
import { readBack } from "../testing/read-back.ts";
import type { ReadBackCase, ReadBackLanguage } from "../testing/read-back-case.ts";
import { INVISIBLE } from "./escape.ts";
import { js, python, sh } from "hubsmith/code";
import { base64, dataUrl, env, file, isRuntimeValue, render, text, type Value } from "./index.ts";

vi.setConfig({ testTimeout: 60_000 });
const COUNT = Number(process.env["READ_BACK_COUNT"] ?? 10_000);
const SEED = Number(process.env["READ_BACK_SEED"] ?? 1);
const values = randomValues(COUNT, SEED);
const TAGS = { python, js, sh };
const LANGUAGES: readonly ReadBackLanguage[] = ["python", "js", "sh"];

/** No shell word holds a NUL or half a surrogate pair; inside JSON both are escaped. */
const fitsInWord = (value: Value): boolean =>
  typeof value !== "string" || (!/\p{Cs}/u.test(value) && !value.includes("\0"));

describe("what the interpreter reads is what was printed", () => {
  test.each(LANGUAGES)(`%s: ${COUNT} values, 0 unequal`, async (language) => {
    const {
      values: read,
      refused,
      unequal,
    } = await readBack(
      language,
      values.map((value) => ({ value })),
    );
    expect(unequal).toEqual([]);
    expect(refused).toEqual(language === "sh" ? values.filter((one) => !fitsInWord(one)) : []);
    expect(read + refused.length).toBe(COUNT);
    console.log(`${language}: ${read} values read, ${refused.length} refused, 0 unequal`);
  });

  test.each(LANGUAGES)("%s: no character that cannot be seen comes out of data", (language) => {
    for (const value of values.filter((one) => language !== "sh" || fitsInWord(one))) {
      const printed = render(TAGS[language].value(value)).replaceAll("\n", "");
      expect(printed.search(INVISIBLE), JSON.stringify(printed)).toBe(-1);
    }
  });

  test("the comparison tells types, signs, keys and their order apart", async () => {
    const differing: readonly ReadBackCase[] = [
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
    for (const language of LANGUAGES) {
      const { unequal } = await readBack(language, differing);
      expect(unequal.length, language).toBe(differing.length);
    }
    const { unequal } = await readBack("python", [{ value: 100, expected: 100.5 }, { value: 7 }]);
    expect(unequal).toHaveLength(1);
  });
});

const random = randomFrom(SEED);
const secret = 'it\'s "$(echo PWNED)" `echo PWNED` ${HOME} \\\n{x} %s \u202e \u{1f600}';
const literals = [...hostileStrings, ...Array.from({ length: 400 }, () => randomText(random))];

describe("a text is the string of its parts", () => {
  const cases = (language: ReadBackLanguage): readonly ReadBackCase[] =>
    literals
      .filter((part) => language !== "sh" || fitsInWord(part))
      .flatMap((part, at) => {
        const behind = literals[(at * 7) % literals.length]!;
        const tail = language === "sh" && !fitsInWord(behind) ? "x" : behind;
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
  const others: readonly ReadBackCase[] = [
    { value: env("SECRET"), expected: secret },
    { value: text(), expected: "" },
    { value: text(env("PLAIN"), "_X"), expected: "plain_X" },
    { value: { "a'": [text("<", env("PLAIN"), ">'")] }, expected: { "a'": ["<plain>'"] } },
  ];

  test.each(["python", "js", "sh"] as const)("%s", async (language) => {
    const all = [...cases(language), ...others];
    const { values: read, unequal } = await readBack(language, all, {
      env: { SECRET: secret, PLAIN: "plain" },
    });
    expect(unequal).toEqual([]);
    expect(read).toBe(all.length);
  });
});

describe("a file is read whatever its name", () => {
  const names = literals.filter(
    (name) =>
      !/\p{Cs}/u.test(name) &&
      /^[^/\0]+$/.test(name) &&
      !/^\.\.?$/.test(name) &&
      Buffer.byteLength(name) < 256,
  );
  const content = (name: string): Buffer => Buffer.from(`\0\xff\n${name}`.repeat(9), "latin1");
  const files = Object.fromEntries(names.map((name) => [name, content(name)]));

  test.each(["python", "js", "sh"] as const)("%s", async (language) => {
    expect(names.length).toBeGreaterThan(100);
    // Each value takes shell two processes more.
    const some = language === "sh" ? names.slice(0, 100) : names;
    const all = some.flatMap((name): readonly ReadBackCase[] => {
      const of = file(name, "image/png");
      const encoded = content(name).toString("base64");
      return [
        { value: base64(of), expected: encoded },
        { value: dataUrl(of), expected: `data:image/png;base64,${encoded}` },
        {
          value: text("a'b", base64(of), "", env("PLAIN"), "\\"),
          expected: `a'b${encoded}plain\\`,
        },
        {
          value: { url: dataUrl(of), n: 1 },
          expected: { url: `data:image/png;base64,${encoded}`, n: 1 },
        },
        language === "sh"
          ? { value: of, expected: name }
          : { value: of, expected: encoded, bytes: true },
      ];
    });
    const { values: read, unequal } = await readBack(language, all, {
      files,
      env: { PLAIN: "plain" },
    });
    expect(unequal).toEqual([]);
    expect(read).toBe(all.length);
  });
});

test("shell refuses a word that no command can be given", () => {
  for (const part of ["\0", "a\0b", "\ud800", "\udc00\ud800"]) {
    for (const value of [part, text(part), text(env("A"), part), file(part, "image/png")]) {
      expect(isRuntimeValue(value) || typeof value === "string").toBe(true);
      expect(() => render(sh`printf ${value}`)).toThrow(TypeError);
      expect(() => render(sh`printf ${value}`)).toThrow(/Send it inside JSON/);
    }
    expect(JSON.parse(render(sh`${[part]}`).slice(1, -1))).toEqual([part]);
  }
});
