// PHP, Go, Ruby, Rust, Java, Kotlin, Swift and C# read printed JSON values as the same JSON; checked with the interpreter or compiler, or
// else the grammar. Those of Python, JavaScript and shell: core/code/read-back.test.ts.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { hostileStrings } from "#plugins/kit/testing/checks/hostile-strings";
import { largeValues } from "#plugins/kit/testing/large-values";
import { parsePrograms } from "#plugins/kit/testing/inspect/index";
import type { Tag } from "hubsmith/language";
import { afterAll, expect, test } from "vitest";
import {
  base64,
  type Code,
  csharp,
  dataUrl,
  env,
  file,
  go,
  java,
  kotlin,
  php,
  powershell,
  render,
  ruby,
  rust,
  swift,
  text,
  type Value,
} from "./index.ts";

const whole = hostileStrings.filter((text) => !/\p{Cs}/u.test(text));
const edges: readonly Value[] = [
  {},
  [],
  { "0": 1 },
  { "0": "a", "1": "b" },
  { "1": 1 },
  { "": {} },
  [[], {}, [{}], [[]]],
  { a: { "0": { "0": [] } }, b: [{}, { "0": null }] },
  [-0, 0.1, 1e21, 1e-7, 2 ** 53, 2 ** 63, -1],
  [true, false, null],
  whole,
  Object.fromEntries(whole.map((text) => [text, text])),
];
const random = fc.sample(
  fc.jsonValue({ maxDepth: 4, stringUnit: "grapheme", noUnicodeString: false } as object),
  { seed: 7, numRuns: 200 },
) as readonly Value[];
const values = [...edges, ...largeValues, ...random];
const folder = mkdtempSync(join(tmpdir(), "hubsmith-decoded-"));
afterAll(() => rmSync(folder, { recursive: true }));

function decoded(file: string, text: string, command: string, ...args: readonly string[]): unknown {
  const path = join(folder, file);
  writeFileSync(path, `${text}\n`);
  const { stdout, stderr, status } = spawnSync(command, [...args, path], {
    encoding: "utf8",
    env: { ...process.env, GOFLAGS: "-mod=mod", GOTOOLCHAIN: "local", GOCACHE: goCache() },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function goCache(): string | undefined {
  const { stdout } = spawnSync("go", ["env", "GOCACHE"], { encoding: "utf8" });
  return stdout?.trim() || join(folder, "cache");
}

const has = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args).status === 0;

test.skipIf(!has("php", "-v"))("PHP", () => {
  const text = render(php`
    <?php

    echo json_encode(${values}, JSON_THROW_ON_ERROR);
  `);
  expect(decoded("values.php", text, "php")).toEqual(values);
});

test.skipIf(!has("go", "list", "cmp"))("Go", () => {
  const text = render(go`
    package main

    import "encoding/json"
    import "os"

    func main() {
        json.NewEncoder(os.Stdout).Encode(${values})
    }
  `);
  mkdirSync(join(folder, "go"));
  expect(decoded("go/main.go", text, "go", "run")).toEqual(values);
});

test.skipIf(!has("ruby", "-v"))("Ruby", () => {
  const text = render(ruby`
    require "json"

    puts ${values}.to_json
  `);
  expect(decoded("values.rb", text, "ruby")).toEqual(values);
});

// Strings with invisible characters, those in JSON, and expressions in both.
const cat = file(join(folder, "cat.png"), "image/png");
writeFileSync(cat.path, "\0%s");
const parts = text('%s "', env("PATH"), '\n"', base64(cat));
const read = `%s "${process.env["PATH"]}\n"ACVz`;
const LISTS = [[], [1, -0, 2 ** 31, 2 ** 53, 2 ** 63, 0.1, 1e21, 1e-7, true], ["a", ["b"]]];

test.skipIf(!has("java", "--version"))("Java", () => {
  const large = { a: parts, b: largeValues };
  const objects = [
    ...values.map((value) => ({ value })),
    { a: parts, b: [null, "%", parts] },
    large,
    "é".repeat(40_000),
  ];
  const print = (value: Value): Code<"java"> => java`
    {
        var text = ${value};
        all.add(encoder.encodeToString(text.getBytes("UTF-8")));
    }
  `;
  const program = render(java`
    import java.util.ArrayList;

    public class Main {
        public static void main(String[] args) throws Exception {
            var encoder = Base64.getEncoder();
            var all = new ArrayList<String>();
            ${java.join([...whole, parts, ...objects].map(print))}
            System.out.println("[\"" + String.join("\",\"", all) + "\",");
            ${java.join(LISTS.map((list) => java`System.out.println("\"" + ${list} + "\",");`))}
            System.out.println("0]");
        }
    }
  `);
  const encoding = "-Dfile.encoding=UTF-8";
  const all = decoded("Main.java", program, "java", encoding) as readonly string[];
  const texts = all.slice(0, -4).map((one) => Buffer.from(one, "base64").toString());
  expect(texts.slice(0, whole.length + 1)).toEqual([...whole, read]);
  const expected = [
    ...values.map((value) => ({ value })),
    { a: read, b: [null, "%", read] },
    { ...large, a: read },
  ];
  expect(texts.at(-1)).toBe("é".repeat(40_000));
  expect(texts.slice(whole.length + 1, -1).map((one) => JSON.parse(one) as unknown)).toEqual(
    expected,
  );
  const numbers =
    "1, -0.0, 2147483648, 9007199254740992, 9.223372036854776E18, 0.1, 1.0E21, 1.0E-7";
  expect(all.slice(-4)).toEqual(["[]", `[${numbers}, true]`, "[a, [b]]", 0]);
});

// The string with the JSON of an object. In PowerShell's, quotes, also those of typography, are there twice.
const DOUBLED = /(['‘’‚‛])\1/g;
type Row = readonly [
  Pick<Tag<string>, "language" | "value">,
  pattern: RegExp,
  (json: string) => string,
];
const STRINGS: readonly Row[] = [
  [kotlin, /^"""([^]*)"""(?:\n {4}\.trimIndent\(\))?$/, (json) => json],
  [swift, /^"""\n([^]*)\n"""$/, (json) => json.replaceAll("\\\\", "\\")],
  [powershell, /^'((?:[^'‘’‚‛]|(['‘’‚‛])\2)*)'$/, (json) => json.replaceAll(DOUBLED, "$1")],
];

test.each(STRINGS)(
  "%# prints objects as one string with their JSON",
  async (tag, pattern, unescaped) => {
    const objects = [...values, "it's ‘a’ ‚b‛ $(c) `d`"].map((value) => ({ value }));
    const texts = objects.map((object) => render(tag.value(object)));
    const read = texts.map(
      (text) => JSON.parse(unescaped(pattern.exec(text)?.[1] ?? "")) as unknown,
    );
    expect(read).toEqual(objects);
    expect(await parsePrograms(tag.language, texts)).toEqual([]);
  },
);

test("Kotlin, Swift and C# parse what they print, also expressions in JSON", async () => {
  const object = { key: env("KEY"), url: dataUrl(file("cat.png", "image/png")) };
  const [inKotlin, inSwift] = [kotlin`val body = ${object}`, swift`let body = ${object}`];
  expect(render(inKotlin)).toContain(`"key": "\${System.getenv().getValue("KEY")}"`);
  expect(render(inSwift)).toContain(
    `"key": "\\(ProcessInfo.processInfo.environment["KEY", default: ""])"`,
  );
  expect(render(inSwift)).toContain(
    `"data:image/png;base64,\\(FileManager.default.contents(atPath: "cat.png")!.base64EncodedString())"`,
  );
  const programs: readonly Code[] = [
    inKotlin,
    inSwift,
    ...[...values, ...LISTS].flatMap((value) => [
      kotlin`val value = ${value}`,
      swift`let value: Any = ${value}`,
      csharp`JsonNode? value = ${{ one: value }};`,
    ]),
  ];
  for (const tag of [kotlin, swift, csharp]) {
    const its = programs.filter(({ language }) => language === tag.language);
    expect(await parsePrograms(tag.language, its.map(render))).toEqual([]);
  }
});

test("no language prints half of a surrogate pair as another string", () => {
  for (const tag of [csharp, go, java, kotlin, php, ruby, rust, swift])
    expect(() => render(tag.value("a\ud800"))).toThrow("half a surrogate pair");
});
