// Reads programs with CPython, acorn and bash: their shape, and the constants with a planted string.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "acorn";
import { pythonPath } from "#core/testing/inspect/child";
import { MARK, PROOF } from "./arbitrary.ts";
import { textsOf } from "./plant.ts";
import type { Printed } from "./target.ts";

interface Reading {
  readonly fault?: string;
  /** Its structure without its constants; equal shapes differ in data only. */
  readonly shape: string;
  /** The constants with a marker, with their values at run time. */
  readonly texts: readonly string[];
  readonly ran?: boolean;
}

// By language; each returns one reading for each program, in order.
const READERS: Readonly<Record<string, (programs: readonly string[]) => readonly Reading[]>> = {
  python: readPython,
  js: eachIn(readJavaScript),
  sh: readShell,
  json: eachIn(readJson),
};

export type Readings = ReadonlyMap<string, Reading>;
export const keyOf = ({ language, content }: Printed): string => `${language} ${content}`;

/** Reads the programs of all languages; a language without a reader has no shape. */
export function read(programs: readonly Printed[]): Readings {
  const readings = new Map<string, Reading>();
  const distinct = [...new Map(programs.map((one) => [keyOf(one), one])).values()];
  for (const language of new Set(distinct.map((one) => one.language))) {
    const all = distinct.filter((one) => one.language === language);
    const read = READERS[language]?.(all.map(({ content }) => content));
    all.forEach((one, at) => readings.set(keyOf(one), read?.[at] ?? { shape: "", texts: [] }));
  }
  return readings;
}

/** A reader that throws if a program does not parse. */
function eachIn(readOne: (program: string) => Reading): (all: readonly string[]) => Reading[] {
  return (programs) =>
    programs.map((program) => {
      try {
        return readOne(program);
      } catch (error) {
        return { fault: String(error), shape: "", texts: [] };
      }
    });
}

function readJson(text: string): Reading {
  const shapeOf = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return typeof value;
    return Array.isArray(value)
      ? value.map(shapeOf)
      : { object: Object.values(value).map(shapeOf) };
  };
  const value: unknown = JSON.parse(text);
  const texts = textsOf(value).filter((one) => MARK.test(one));
  return { shape: JSON.stringify(shapeOf(value)), texts };
}

const READER = String.raw`
import ast, hashlib, json, re, sys, warnings

warnings.simplefilter("error")
mark = re.compile(r"zq\d")

def shape(node, texts):
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and mark.search(node.value):
            texts.append(node.value)
        kind = type(node.value).__name__
        return "number" if kind in ("int", "float") else kind
    if isinstance(node, ast.AST):
        return [type(node).__name__, *(shape(getattr(node, name, None), texts) for name in node._fields)]
    if isinstance(node, list):
        return [shape(item, texts) for item in node]
    # A plugin may make a name of a text.
    if isinstance(node, str) and mark.search(node):
        return "PLANTED"
    return node

answers = []
for program in json.load(sys.stdin):
    texts = []
    try:
        tree = ast.parse(program)
        compile(program, "program", "exec")
        form = json.dumps(shape(tree, texts), default=str)
        answers.append({"shape": hashlib.sha256(form.encode()).hexdigest(), "texts": texts})
    except (SyntaxError, ValueError, Warning, RecursionError) as error:
        answers.append({"fault": f"{type(error).__name__}: {error}", "shape": "", "texts": []})
json.dump(answers, sys.stdout)
`;

function readPython(programs: readonly string[]): readonly Reading[] {
  const options = {
    input: JSON.stringify(programs),
    encoding: "utf8",
    maxBuffer: Infinity,
  } as const;
  return JSON.parse(execFileSync(pythonPath(), ["-c", READER], options)) as readonly Reading[];
}

function readJavaScript(text: string): Reading {
  const texts: string[] = [];
  const tree = parse(text, { ecmaVersion: 2024, sourceType: "module" });
  const form = JSON.stringify(shapeOf(tree, texts));
  return { shape: createHash("sha256").update(form).digest("hex"), texts };
}

const PLACES: ReadonlySet<string> = new Set(["start", "end", "raw", "directive"]);
const KEYS: ReadonlySet<string> = new Set(["key", "computed"]);

type Node = Readonly<Record<string, unknown>>;

function shapeOf(node: unknown, texts: string[]): unknown {
  if (Array.isArray(node)) return node.map((item) => shapeOf(item, texts));
  // A plugin may make a name from a string.
  if (typeof node === "string") return MARK.test(node) ? "PLANTED" : node;
  if (typeof node !== "object" || node === null) return node;
  const { type, value, regex, key } = node as Node;
  if (type === "Literal") return noted(value, texts) ?? regex ?? typeof value;
  if (type === "TemplateElement") return noted((value as Node)["cooked"], texts);
  const isData = isDataKey(node as Node);
  if (isData) noted((key as Node)["value"] ?? (key as Node)["name"], texts);
  const members = Object.entries(node).flatMap(([name, item]) =>
    PLACES.has(name) || (isData && KEYS.has(name)) ? [] : [[name, shapeOf(item, texts)] as const],
  );
  return Object.fromEntries(members);
}

function noted(value: unknown, texts: string[]): string | undefined {
  if (typeof value !== "string") return undefined;
  if (MARK.test(value)) texts.push(value);
  return "text";
}

// A key is data, in any syntax; without brackets, `__proto__` sets the prototype instead.
function isDataKey(node: Node): boolean {
  if (node["type"] !== "Property" || node["shorthand"] === true) return false;
  const { type, name, value } = node["key"] as Node;
  if (node["computed"] === true) return type === "Literal";
  return (name ?? value) !== "__proto__";
}

// Commands that change the shell itself are stubs, too, and a wait ends the program. A stub reads its
// complete input before it writes, so that the two ends of a pipe do not write at the same time.
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

function readShell(programs: readonly string[]): readonly Reading[] {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-fuzz-"));
  try {
    const folders = programs.map((text, at) => {
      const one = join(folder, String(at).padStart(7, "0"));
      mkdirSync(join(one, "empty"), { recursive: true });
      writeFileSync(join(one, "program"), withoutFiles(text));
      return one;
    });
    // Variables that a program requires.
    const names = programs.flatMap((text) => text.match(/(?<=\$\{)[A-Z_][A-Z0-9_]*(?=:\?)/g) ?? []);
    const env = { ...Object.fromEntries(names.map((name) => [name, "value"])), PATH: "/none" };
    execFileSync("/bin/bash", ["--norc", "-c", RUNNER], {
      cwd: folder,
      env: { ...env, LC_ALL: "C.UTF-8" },
      // bash reports each loop that it ends.
      stdio: "pipe",
    });
    return folders.map((one, at) => readingOf(one, programs[at]!));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// No file exists to be opened: its name becomes an argument, which is read back.
const withoutFiles = (text: string): string => text.replaceAll("$(base64 <", "$(base64 ");

function readingOf(folder: string, program: string): Reading {
  const errors = readFileSync(join(folder, "errors"), "utf8");
  const fault = /syntax error.*|unexpected EOF.*|bad substitution.*|unbound variable.*/.exec(
    errors,
  );
  const ran = existsSync(join(folder, "empty", PROOF));
  const unread = program.includes("\0") ? "a NUL character, which no shell can read" : fault?.[0];
  const words = readFileSync(join(folder, "log"), "utf8").split("\0");
  const commands: string[] = [];
  const texts: string[] = [];
  for (let at = 0; words[at] === "command";) {
    const count = Number(words[at + 1]);
    const args = words.slice(at + 2, at + 3 + count);
    commands.push(`${JSON.stringify(args[0])} ${count} ${args.at(-1) === "" ? "" : "<"}`);
    texts.push(...args.filter((word) => MARK.test(word)));
    at += 3 + count;
  }
  return {
    ...(unread === undefined ? {} : { fault: unread }),
    // The commands of a pipe run at the same time, so their order is random.
    shape: commands.sort().join("\n"),
    texts,
    ran,
  };
}
