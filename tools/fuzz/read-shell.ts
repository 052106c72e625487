// Shell is run by bash, each program in an empty folder and on an empty path: every command is a stub that notes what it is given.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MARK, PROOF } from "./arbitrary.ts";
import { printedBy, type Reading } from "./reading.ts";

// What acts on the shell itself is a stub, too, and a wait ends the program: nothing more comes of it. A stub reads its
// input to the end before it writes, so that both ends of a pipe do not write at once.
const RUNNER = `
stub() {
    local input= word
    IFS= builtin read -r -d '' input
    builtin printf 'command\\0%s\\0' "$#" >&3
    for word; do builtin printf '%s\\0' "$word" >&3; done
    builtin printf '%s\\0' "$input" >&3
    builtin printf '{}'
}
command_not_found_handle() { stub "$@"; }
for name in cd source . exec exit logout pushd popd umask ulimit kill wait trap echo printf; do
    builtin eval "$name() { stub $name \\"\\$@\\"; }"
done
read() { return 1; }
sleep() { builtin kill -KILL "$me"; builtin exit 1; }
inspect() {
    me=$BASHPID
    builtin cd "$1/empty"
    builtin ulimit -t 2
    set -o noclobber
    program=
    IFS= builtin read -r -d '' program < ../program
    builtin eval "$program"
}
for at in */; do
    ( inspect "$at" ) </dev/null >/dev/null 2>"$at/errors" 3>>"$at/log"
done
builtin true
`;

/** Reads shell programs by running them. */
export function readShell(programs: readonly string[]): readonly Reading[] {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-fuzz-"));
  try {
    const folders = programs.map((text, at) => {
      const one = join(folder, String(at).padStart(7, "0"));
      mkdirSync(join(one, "empty"), { recursive: true });
      writeFileSync(join(one, "program"), withoutFiles(text));
      return one;
    });
    // Variables that a program stops without.
    const names = programs.flatMap((text) => text.match(/(?<=\$\{)[A-Z_][A-Z0-9_]*(?=:\?)/g) ?? []);
    const env = { ...Object.fromEntries(names.map((name) => [name, "value"])), PATH: "/none" };
    printedBy("/bin/bash", ["--norc", "-c", RUNNER], {
      cwd: folder,
      env: { ...env, LC_ALL: "C.UTF-8" },
      input: "",
    });
    return folders.map((one, at) => readingOf(one, programs[at]!));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// No file is there to be opened: its name becomes an argument, which is read back.
const withoutFiles = (text: string): string => text.replaceAll("$(base64 <", "$(base64 ");

function readingOf(folder: string, program: string): Reading {
  const errors = readFileSync(join(folder, "errors"), "utf8");
  const fault = /syntax error.*|unexpected EOF.*|bad substitution.*|unbound variable.*/.exec(
    errors,
  );
  const ran = existsSync(join(folder, "empty", PROOF));
  const unread = program.includes("\0") ? "a NUL, which no shell reads" : fault?.[0];
  const words = readFileSync(join(folder, "log"), "utf8").split("\0");
  const commands: string[] = [];
  const texts: string[] = [];
  for (let at = 0; words[at] === "command";) {
    const count = Number(words[at + 1]);
    const its = words.slice(at + 2, at + 3 + count);
    commands.push(`${JSON.stringify(its[0])} ${count} ${its.at(-1) === "" ? "" : "<"}`);
    texts.push(...its.filter((word) => MARK.test(word)));
    at += 3 + count;
  }
  return {
    ...(unread === undefined ? {} : { fault: unread }),
    // The commands of a pipe run at the same time, so their order says nothing.
    shape: commands.sort().join("\n"),
    texts,
    ran,
  };
}
