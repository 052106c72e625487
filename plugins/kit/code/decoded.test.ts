// PHP, Go, Ruby, Rust, Swift and C# read printed JSON values as the same JSON; checked with the interpreter or compiler, or else the
// grammar. Those of Python, JavaScript and shell: core/code/read-back.test.ts.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { hostileStrings } from "#plugins/kit/testing/checks/hostile-strings";
import { parsePrograms } from "#plugins/kit/testing/inspect/index";
import { afterAll, expect, test } from "vitest";
import { csharp, go, php, powershell, render, ruby, rust, swift, type Value } from "./index.ts";

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
const values = [...edges, ...random];
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

test("Swift and C# parse what they print", async () => {
  const programs = [
    ...values.map((value) => swift`let value: Any = ${value as Value}`),
    ...values.map((value) => csharp`JsonNode? value = ${{ one: value }};`),
  ];
  for (const tag of [swift, csharp]) {
    const its = programs.filter(({ language }) => language === tag.language);
    expect(await parsePrograms(tag.language, its.map(render))).toEqual([]);
  }
});

// The rule of PowerShell: a quote, or one of typography, is in single quotes twice.
const inSingleQuotes = /^'((?:[^'‘’‚‛]|(['‘’‚‛])\2)*)'$/;

test("PowerShell prints objects as one string with their JSON", async () => {
  const objects = [...values, "it's ‘a’ ‚b‛ $(c) `d`"].map((value) => ({ value }));
  const texts = objects.map((object) => render(powershell.value(object)));
  expect(await parsePrograms(powershell.language, texts)).toEqual([]);
  const read = texts.map((text) => {
    const [, json = ""] = inSingleQuotes.exec(text) ?? [];
    return JSON.parse(json.replaceAll(/(['‘’‚‛])\1/g, "$1")) as unknown;
  });
  expect(read).toEqual(objects);
});

test("no language prints half of a surrogate pair as another string", () => {
  for (const tag of [csharp, go, php, ruby, rust, swift])
    expect(() => render(tag.value("a\ud800"))).toThrow("half a surrogate pair");
});
