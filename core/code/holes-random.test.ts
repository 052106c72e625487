// Random templates: an accepted template prints its hole as one complete literal. Checked with the real
// interpreters and parsers.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "acorn";
import { expect, test } from "vitest";
import fc from "fast-check";
import { js, sh } from "hubsmith/code";
import { someOf } from "#plugins/kit/testing/sampled";
import { type AnyTag, programOf } from "#plugins/kit/testing/program-of";
import { render } from "./render.ts";

/** Templates of a few characters with one hole. */
const templates = (numRuns: number, marks: readonly string[]): readonly string[] =>
  fc
    .sample(
      fc.noBias(
        fc.tuple(
          fc.array(fc.constantFrom(...marks), { minLength: 3, maxLength: 10, size: "max" }),
          fc.nat(),
        ),
      ),
      { seed: Number(process.env["HOLES_SEED"] ?? 1), numRuns },
    )
    .map(([parts, at]) => parts.toSpliced(at % parts.length, 0, "▢").join(""));

/** The printed template; undefined if it is rejected. */
function printed(tag: AnyTag, template: string, value: string): readonly string[] {
  try {
    return [render(programOf(tag, template, value))];
  } catch {
    return [];
  }
}

// prettier-ignore
const SHELL_MARKS = [
  '"', '"', "'", "$(", ")", "`", "{", "}", " ", " ", "\\", "$", "#", "\n", "((", "))", "[[ ", " ]]", "echo ", ";;",
  "case x in x) ", " esac", "; ", "x=", "a[", "]", "${x:-", "$'", "| ", "<<", "&& ", "(", "let ", "~", "$((", "-eq ",
];

test("shell runs nothing from a value", () => {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-holes-"));
  const value = "a'b\"$(:>RAN)`:>RAN`\\";
  const taken = templates(someOf(30_000), SHELL_MARKS).flatMap((template) =>
    printed(sh, template, value),
  );
  const run = (programs: readonly string[]): boolean => {
    // Only builtins can run: PATH is empty.
    const loop = `set -f; while IFS= read -r -d '' p; do ( ulimit -t 1; PATH=/none; eval "$p" ); done`;
    spawnSync("bash", ["-c", `{ ${loop}; } >/dev/null 2>&1`], {
      cwd: folder,
      input: programs.map((program) => `${program}\0`).join(""),
    });
    return existsSync(join(folder, "RAN"));
  };
  try {
    expect(taken.length).toBeGreaterThan(someOf(1_000));
    expect(run(taken)).toBe(false);
    // The program without a check of the hole: proves that the random strings can escape.
    expect(run([`echo "$(basename "${value}")"`])).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// prettier-ignore
const JS_MARKS = [
  '"', "'", "`", "${", "}", "{", "(", ")", " ", "a", "/", " / ", "/*", "*/", "//", "\n", "=", ",", "[", "]", "\\", ";",
  ".", "x", "+", "!", "g", "return ",
];

test("JavaScript reads a value as one string", () => {
  const value = "m\"k'`${1}/*//\\";
  const torn: string[] = [];
  let read = 0;
  for (const template of templates(someOf(60_000), JS_MARKS)) {
    for (const text of printed(js, template, value)) {
      const strings: unknown[] = [];
      try {
        parse(text, {
          ecmaVersion: 2024,
          allowReturnOutsideFunction: true,
          onToken: (token) => strings.push((token as { value?: unknown }).value),
        });
      } catch {
        continue;
      }
      read += 1;
      if (strings.filter((string) => string === value).length !== 1) torn.push(text);
    }
  }
  expect(torn).toEqual([]);
  expect(read).toBeGreaterThan(someOf(200));
});
