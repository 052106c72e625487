// Inspects shell with bash: `-n` parses, and a run without real commands counts the words of each command.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inDirectory, runChild } from "./child.ts";
import { broken, type Parsed, type Program, textsInJson } from "./program.ts";

// Returns the problems of each program.
const PARSER: string = `
while IFS= read -r -d '' program; do
    printf '%s' "$program" | bash -n 2>&1
    printf '\\0'
done
`;

// Longer words are not reported: only short writes to a pipe are atomic.
const LONGEST = 900;

/**
 * PATH is empty, so bash passes every command to its handler, with expanded words. Commands that would change
 * the shell itself are replaced by functions that do nothing. `sleep` means a loop, and ends it. Each program
 * has an empty directory, and existing files are not overwritten. A command is reported as one line: its name
 * and the number of its words. If words are requested, each is a line with an equals sign.
 */
const COUNTER: string = `
show() {
    local word
    for word; do
        if [ \${#word} -gt ${LONGEST} ]; then builtin printf '!\\n' >&3; continue; fi
        word=\${word//$'\\1'/$'\\1'A}
        builtin printf '=%s\\n' "\${word//$'\\n'/$'\\1'B}" >&3
    done
}
count() {
    builtin printf '%s %d\\n' "\${1@Q}" "$#" >&3
    if [ "$shown" = yes ]; then show "$@"; fi
}
command_not_found_handle() { count "$@"; }
for name in cd source . exec exit logout pushd popd umask ulimit kill wait trap echo printf \
    curl jq base64 tr hf pip; do
    builtin eval "$name() { count $name \\"\\$@\\"; }"
done
read() { count read "$@"; return 1; }
sleep() {
    builtin kill -KILL "$me"
    builtin exit 1
}
inspect() {
    me=$BASHPID
    builtin cd "$1"
    builtin ulimit -t 1
    set -o noclobber
    builtin eval "$2"
}
at=0
while IFS= builtin read -r -d '' shown && IFS= builtin read -r -d '' program; do
    { errors=$(inspect "$at" "$program" 2>&1 >/dev/null </dev/null); } 3>&1
    case $errors in *'syntax error'* | *'unexpected EOF'*) builtin printf 'syntax error\\n' ;; esac
    builtin printf '\\0'
    at=$((at + 1))
done
`;

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

/** A word, and its strings if it is JSON. */
function literalsOf(word: string): readonly string[] {
  if (!/^[[{]/.test(word)) return [word];
  try {
    return [word, ...textsInJson(JSON.parse(word))];
  } catch {
    return [word];
  }
}

function count(programs: readonly Program[]): Promise<readonly Counted[]> {
  return inDirectory(async (cwd) => {
    await Promise.all(programs.map((_, at) => mkdir(join(cwd, String(at)))));
    const inputs = programs.flatMap(({ text, prints = [] }) => [
      prints.length > 0 ? "yes" : "no",
      withoutFiles(text),
    ]);
    const env = { ...variablesOf(programs), HOME: cwd, PATH: cwd };
    const counts = await run(COUNTER, inputs, programs.length, { cwd, env });
    return counts.map((one) => {
      const lines = one.split("\n");
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

/** The variables that a program requires. */
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
  const errors = await run(PARSER, some, some.length, {});
  return new Map(places.map((at, index) => [at, errors[index]!.trim()]));
}

async function run(
  script: string,
  inputs: readonly string[],
  wanted: number,
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<readonly string[]> {
  const input = inputs.map((text) => `${text.replaceAll("\0", "")}\0`).join("");
  const ended = await runChild("/bin/bash", ["-c", script], { input, ...options });
  const answers = ended.out.toString().split("\0").slice(0, -1);
  if (answers.length === wanted) return answers;
  throw new Error(
    `bash returned ${answers.length} results for ${wanted} programs: ${ended.errors}`,
  );
}
