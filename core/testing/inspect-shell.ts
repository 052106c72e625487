// Shell is inspected by bash: `-n` parses, and a run without any command counts the words that each would be given.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { inDirectory, runChild } from "./child.ts";
import type { Inspection, Program } from "./program.ts";

const PARSER = `
while IFS= read -r -d '' program; do
    printf '%s' "$program" | bash -n 2>&1
    printf '\\0'
done
`;

// Nothing is found on an empty path, so bash hands every command to its handler, words expanded. What acts on the
// shell itself is a function of the same effect: none. A wait means a loop, which ends there. Each program has an empty
// directory, and no file that is there already is written to.
const COUNTER = `
count() { builtin printf '%s %d\\n' "\${1@Q}" "$#" >&3; }
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
while IFS= builtin read -r -d '' program; do
    { errors=$(inspect "$at" "$program" 2>&1 >/dev/null </dev/null); } 3>&1
    case $errors in *'syntax error'* | *'unexpected EOF'*) builtin printf 'syntax error\\n' ;; esac
    builtin printf '\\0'
    at=$((at + 1))
done
`;

/** Inspects shell programs. They are run, each in an empty directory and with no command to be found. @internal */
export async function inspectShell(programs: readonly Program[]): Promise<readonly Inspection[]> {
  const middle = programs.length >> 1;
  const halves = [programs.slice(0, middle), programs.slice(middle)];
  const counted = (await Promise.all(halves.map(count))).flat();
  // One program for each shape is enough for the parser: equal shapes were read by the same bash to their ends.
  const isFirst = (shape: string, at: number): boolean => counted.indexOf(shape) === at;
  const suspects = counted.flatMap((shape, at) =>
    shape.includes("syntax error") || isFirst(shape, at) ? [at] : [],
  );
  const parsed = await parse(programs, suspects);
  return programs.map(({ text }, at): Inspection => {
    const errors = text.includes("\0") ? "a NUL, which no shell reads" : (parsed.get(at) ?? "");
    const line = /line (\d+):/.exec(errors)?.[1];
    const place = line === undefined ? {} : { line: Number(line) };
    return errors === ""
      ? { faults: [], shape: counted[at]! }
      : { faults: [{ message: errors, ...place }], shape: "" };
  });
}

/** The commands that each program would run, each with the number of its words. */
function count(programs: readonly Program[]): Promise<readonly string[]> {
  return inDirectory(async (cwd) => {
    await Promise.all(programs.map((_, at) => mkdir(join(cwd, String(at)))));
    const counts = await run(COUNTER, programs, { cwd, env: { HOME: cwd, PATH: cwd } });
    // The commands of a pipe run at the same time, so their order says nothing.
    return counts.map((one) => one.split("\n").sort().join("\n"));
  });
}

async function parse(
  programs: readonly Program[],
  places: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const some = places.map((at) => programs[at]!);
  const errors = await run(PARSER, some, {});
  return new Map(places.map((at, index) => [at, errors[index]!.trim()]));
}

async function run(
  script: string,
  programs: readonly Program[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<readonly string[]> {
  const input = programs.map(({ text }) => `${text.replaceAll("\0", "")}\0`).join("");
  const ended = await runChild("/bin/bash", ["-c", script], { input, ...options });
  const answers = ended.out.toString().split("\0").slice(0, -1);
  if (answers.length === programs.length) return answers;
  throw new Error(
    `bash gave ${answers.length} answers for ${programs.length} programs: ${ended.errors}`,
  );
}
