// The versions of what snippets were run with: exact where we install it, the oldest that will do where the machine has it.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Plugin } from "hubsmith";

/** By the name of a package or a program, its version. */
export type Versions = Readonly<Record<string, string>>;

// Every machine has its own of these, and the record must not differ from one to another. Options and functions that
// snippets use are as old: what package.json asks of Node, and --fail-with-body.
const OLDEST: Readonly<
  Record<string, readonly [program: string, version: string, option: string]>
> = {
  go: ["go", "1.22", "version"],
  js: ["node", "20.19", "--version"],
  php: ["php", "8.0", "--version"],
  sh: ["curl", "7.76", "--version"],
};

const PYTHON =
  "import importlib.metadata as known, json, sys; print(json.dumps([known.version(name) for name in sys.argv[1:]]))";

/** The versions behind each client, by its id. Throws where a program is older than it may be. */
export function versionsOf(
  clients: readonly Plugin<"client">[],
  python: string,
): ReadonlyMap<string, Versions> {
  const pip = [...new Set(clients.flatMap(({ install }) => install?.pip ?? []))].sort();
  const out = execFileSync(python, ["-c", PYTHON, ...pip], { encoding: "utf8" });
  const found = JSON.parse(out) as readonly string[];
  const ofPip = new Map(pip.map((name, at) => [name, found[at]!]));
  return new Map(
    clients.map(({ id, install, language }) => {
      const packages = [
        ...(install?.pip ?? []).map((name) => [name, ofPip.get(name)!] as const),
        ...(install?.npm ?? []).map((name) => [name, versionIn(`node_modules/${name}`)] as const),
      ];
      return [id, Object.fromEntries(packages.length > 0 ? packages : [programOf(language.id)])];
    }),
  );
}

function programOf(language: string): readonly [string, string] {
  const [program, oldest, option] = OLDEST[language] ?? [];
  if (program === undefined || oldest === undefined || option === undefined) {
    throw new Error(
      `Nothing says which program runs "${language}". Add it to OLDEST in tools/prove/versions.ts.`,
    );
  }
  const said = execFileSync(program, [option], { encoding: "utf8" });
  const version = /\d+(\.\d+)+/.exec(said)?.[0] ?? "";
  if (version.localeCompare(oldest, "en", { numeric: true }) < 0)
    throw new Error(`${program} is ${version} here, and snippets need ${oldest} or newer.`);
  return [program, `>=${oldest}`];
}

function versionIn(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as unknown;
  return (manifest as { readonly version: string }).version;
}
