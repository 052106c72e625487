// Checks shell programs against the source of the package or repository that provides each command: the command, its
// subcommand, its options and its scripts must be declared there.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { output } from "../../support/process.ts";
import type { Block, Fault } from "./blocks.ts";
import { type Declared, declaredBy } from "./declared.ts";
import { holds, type Sourced } from "./packages.ts";
import { type FindRepository, placeOf } from "./repositories.ts";

// Tools of the operating system and package managers; their arguments are not checked.
const SYSTEM: ReadonlySet<string> = new Set(
  "[ bash cargo cd cp curl echo export find git head jq mkdir pip printf python python3 sh tail uv".split(
    " ",
  ),
);

/** Checks a shell program. `home` is the URL of its library's repository. */
export async function checkCommands(
  sourced: Sourced,
  home: string,
  find: FindRepository,
  python: string,
): Promise<Sourced> {
  const { block } = sourced;
  const faults: Fault[] = [...sourced.faults];
  const used = [...sourced.repositories];
  const absent = new Set(sourced.absent);
  const clone = block.cloning === undefined ? undefined : sourced.repositories[0];
  let checked = 0;
  const deny = (line: number, code: string, message: string): void => {
    faults.push({ block, level: "typed", line, code, message });
  };
  const check = (line: number, source: string, words: Words, hasSubcommand: boolean): void => {
    checked += 1;
    for (const message of undeclared(declaredBy(source), words, hasSubcommand))
      deny(line, "notDeclared", message);
  };
  const needs = (line: number, path: string | undefined, folder = clone?.folder): void => {
    if (path === undefined || folder === undefined) return;
    checked += 1;
    if (!existsSync(join(folder, path)))
      deny(line, "noSuchFile", `The repository does not have ${path}.`);
  };
  for (const { line, words } of await commandsIn(block, python)) {
    const [name, ...others] = launched(words);
    if (name === undefined) continue;
    const isPython = name.startsWith("python");
    if (isPython && others[0] === "-m") {
      const [, module = "", ...rest] = others;
      const source = sourceOf(sourced, (root) => holds(root, module));
      if (source !== undefined) check(line, source, rest, false);
      else if (absent.size === 0)
        deny(line, "noSuchModule", `Nothing that is installed has the module ${module}.`);
    } else if (isPython && others[0]?.startsWith("-") === false) {
      needs(line, others[0]);
      if (clone !== undefined) check(line, clone.root, others.slice(1), false);
    } else if (name.startsWith("./")) needs(line, name);
    else if (["bash", "sh"].includes(name)) needs(line, others[0]);
    else if (name === "pip" && others.includes("-r")) needs(line, others[others.indexOf("-r") + 1]);
    else if (name === "cd" && clone !== undefined)
      needs(line, others[0]?.split("/").slice(1).join("/"), clone.root);
    else if (!SYSTEM.has(name)) {
      const isIts = (root: string): boolean => declaredBy(root).programs.has(name);
      let source = sourceOf(sourced, isIts);
      const place = placeOf(home);
      if (source === undefined && place !== undefined) {
        const repository = await find(place);
        if (repository === undefined) absent.add(place.name);
        else used.push(repository);
        if (repository !== undefined && isIts(repository.root)) source = repository.root;
      }
      if (source !== undefined) check(line, source, others, true);
      else if (absent.size === 0)
        deny(line, "noSuchCommand", `Nothing that is installed has the command ${name}.`);
    }
  }
  return { ...sourced, repositories: used, absent: [...absent], faults, checked };
}

/** Undefined for a word that the shell expands. */
type Words = readonly (string | undefined)[];

// The root of a repository has manifests and all sources, so it comes before the folders of its modules.
function sourceOf(
  { repositories, roots }: Sourced,
  isIts: (root: string) => boolean,
): string | undefined {
  const repository = repositories.find((candidate) =>
    [candidate.root, ...candidate.roots].some(isIts),
  );
  return repository?.root ?? roots.find(isIts);
}

/** The command that `uv run` or `cargo run` starts, or the same command. */
function launched(words: Words): Words {
  const [name, action] = words;
  if (action !== "run") return words;
  if (name === "uv") return words.slice(2);
  const program = name === "cargo" ? words.indexOf("--bin") : -1;
  return program < 0 ? words : [words[program + 1], ...words.slice(words.indexOf("--") + 1)];
}

/** A message for each word that the source does not declare. */
function undeclared(declared: Declared, words: Words, hasSubcommand: boolean): readonly string[] {
  const [first = ""] = words;
  const subcommand = hasSubcommand && /^[a-z][a-z_-]*$/.test(first) ? first : undefined;
  const ofOptions = words.flatMap((word = "") => {
    const option = /^--?[A-Za-z][^=]*/.exec(word)?.[0];
    const key = /^([\w.]+)=/.exec(word)?.[1]?.split(".").at(-1);
    if (option !== undefined && !hasOption(declared, option)) return [`The option ${option}`];
    return key !== undefined && !declared.keys.has(key) ? [`The key ${key}`] : [];
  });
  const ofCommand =
    subcommand === undefined || declared.subcommands.has(subcommand)
      ? []
      : [`The subcommand ${subcommand}`];
  return [...ofCommand, ...ofOptions].map((what) => `${what} is not declared in the source.`);
}

// An option with dots names a field of a field.
function hasOption({ options }: Declared, option: string): boolean {
  if (options.has(option)) return true;
  const fields = option.slice(2).split(".");
  return fields.length > 1 && fields.every((field) => options.has(`--${field}`));
}

/** The commands of a shell program, as shfmt reads them. */
async function commandsIn({ content }: Block, python: string) {
  const shfmt = join(dirname(python), "shfmt");
  const tree = JSON.parse(await output(shfmt, ["--to-json"], { input: content })) as Node;
  return callsIn(tree).map((call) => ({
    line: call.Pos!.Line,
    words: call.Args!.map((word) => textOf(word.Parts ?? [])),
  }));
}

interface Node {
  readonly Type?: string;
  readonly Pos?: { readonly Line: number };
  readonly Args?: readonly Node[];
  readonly Parts?: readonly Node[];
  readonly Value?: unknown;
}

function callsIn(node: Node): readonly Node[] {
  const inside = Object.values(node).flatMap((value: unknown) =>
    typeof value === "object" && value !== null ? callsIn(value) : [],
  );
  return node.Type === "CallExpr" && node.Args !== undefined ? [node, ...inside] : inside;
}

function textOf(parts: readonly Node[]): string | undefined {
  const texts = parts.map(({ Type, Value, Parts = [] }) =>
    Type === "DblQuoted" ? textOf(Parts) : typeof Value === "string" ? Value : undefined,
  );
  return texts.includes(undefined) ? undefined : texts.join("");
}
