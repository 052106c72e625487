// Inspects shell with bash: `-n` parses, and a run without real commands counts the words of each command.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { attempt } from "../checks/check.ts";
import { inDirectory, programText, runChild } from "./child.ts";
import { broken, type Parsed, type Program, textsInJson } from "./program.ts";

// Longer words are not reported: only short writes to a pipe are atomic.
const LONGEST = 900;

interface Counted {
  /** The commands that would run, each with the number of its words. */
  readonly shape: string;
  /** The words of the call; undefined if one of them was too long to report. */
  readonly words: readonly string[] | undefined;
}

/** Inspects shell programs. They run in empty directories, without any commands. @internal */
export async function inspectShell(programs: readonly Program[]): Promise<readonly Parsed[]> {
  const middle = programs.length >> 1;
  const halves = [programs.slice(0, middle), programs.slice(middle)];
  const counted = (await Promise.all(halves.map(count))).flat();
  // The parser needs only one program of each shape: bash has parsed the others completely.
  const firsts = new Set(
    new Map(counted.map(({ shape }, at) => [shape, at]).reverse() as [string, number][]).values(),
  );
  const suspects = counted.flatMap(({ shape }, at) =>
    shape.includes("syntax error") || firsts.has(at) ? [at] : [],
  );
  const parsed = await parse(programs, suspects);
  return programs.map(({ text, prints = [] }, at): Parsed => {
    const errors = text.includes("\0")
      ? "a NUL character, which no shell can read"
      : (parsed.get(at) ?? "");
    const line = /line (\d+):/.exec(errors)?.[1];
    if (errors !== "") return broken(errors, line === undefined ? undefined : Number(line));
    const { shape, words } = counted[at]!;
    const isShort = prints.every(({ length }) => length <= LONGEST);
    const literals = isShort && words ? { literals: words.flatMap(literalsOf) } : {};
    return { faults: [], shape, ...literals };
  });
}

/** A word, the value of its option, as in `--path=value`, and its strings if it is JSON. */
function literalsOf(word: string): readonly string[] {
  const [, value] = /^--[\w.-]+=([^]*)$/.exec(word) ?? [];
  if (value !== undefined) return [word, ...literalsOf(value)];
  if (!/^[[{]/.test(word)) return [word];
  return [word, ...(attempt(() => textsInJson(JSON.parse(word))) ?? [])];
}

function count(programs: readonly Program[]): Promise<readonly Counted[]> {
  return inDirectory(async (cwd) => {
    await Promise.all(programs.map((_, at) => mkdir(join(cwd, String(at)))));
    const inputs = programs.flatMap(({ text, prints = [] }) => [
      prints.length > 0 ? "yes" : "no",
      withoutFiles(text),
    ]);
    const env = { ...variablesOf(programs), HOME: cwd, PATH: cwd };
    const counts = await run("shell-counter.sh", inputs, programs.length, { cwd, env });
    return counts.map((output) => {
      const lines = output.split("\n");
      const words = lines.filter((line) => line.startsWith("="));
      return {
        // The commands of a pipe run at the same time, so their order is random.
        shape: lines
          .filter((line) => !/^[=!]/.test(line))
          .sort()
          .join("\n"),
        words: lines.includes("!") ? undefined : words.map(unescaped),
      };
    });
  });
}

const unescaped = (line: string): string =>
  line.slice(1).replaceAll("\x01B", "\n").replaceAll("\x01A", "\x01");

// No files exist, and a program that opens one first would end.
const withoutFiles = (text: string): string => text.replace(/(^|[\n(;&]) *: < /g, "$1 open ");

function variablesOf(programs: readonly Program[]): Readonly<Record<string, string>> {
  const names = programs.flatMap(
    ({ text }) => text.match(/(?<=\$\{)[A-Z_][A-Z0-9_]*(?=:\?\})/g) ?? [],
  );
  return Object.fromEntries(names.map((name) => [name, "value"]));
}

async function parse(
  programs: readonly Program[],
  places: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const some = places.map((at) => programs[at]!.text);
  const errors = await run("shell-parser.sh", some, some.length, {});
  return new Map(places.map((at, index) => [at, errors[index]!.trim()]));
}

async function run(
  script: string,
  inputs: readonly string[],
  wanted: number,
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<readonly string[]> {
  const input = inputs.map((text) => `${text.replaceAll("\0", "")}\0`).join("");
  const bash = "/bin/bash";
  const args = ["-c", programText(script), bash, String(LONGEST)];
  const ended = await runChild(bash, args, { input, ...options });
  const answers = ended.out.toString().split("\0").slice(0, -1);
  if (answers.length === wanted) return answers;
  throw new Error(
    `bash returned ${answers.length} results for ${wanted} programs: ${ended.errors}`,
  );
}
