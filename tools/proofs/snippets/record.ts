// The committed record of the proof: the level of each task of each provider with each client, and its version.
import { packageName } from "#plugins/kit/testing/checks/packages";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Plugin } from "hubsmith";
import type { CaseKey, RunPlan } from "#plugins/kit/testing/running/run/case";
import { groupBy } from "#plugins/kit/formats/group-by";
import { canonical, versionsIn } from "../../support/setup.ts";
import { environmentFor, pipNames } from "./pythons.ts";
import { type Level, LEVELS, skeletonOf } from "./static/finding.ts";
import type { Finding } from "./static/index.ts";

/** The levels of proof; `offered` if a program does not even parse. */
type Reached = Level | "offered";

export interface Proof extends CaseKey {
  readonly reached: Reached;
  /** Whether there is no other evidence against it: it has no fault, but was not run completely. */
  readonly isSilent: boolean;
}

const keyOf = ({ task, provider, client }: CaseKey): string => [provider, task, client].join("\n");

/** The level of every available cell; `failed` are the names of cases, `parsed` languages that are only parsed. */
export function proofsOf(
  { cases, offered }: Pick<RunPlan, "cases" | "offered">,
  findings: readonly Finding[],
  failed: ReadonlySet<string>,
  parsed: ReadonlySet<string> = new Set(),
): readonly Proof[] {
  const bySkeleton = new Map(
    groupBy(findings, ({ snippet }) => skeletonOf(snippet)).map((some) => [
      skeletonOf(some[0]!.snippet),
      some,
    ]),
  );
  const byCell = new Map(groupBy(cases, keyOf).map((some) => [keyOf(some[0]!), some]));
  const cells = new Map(offered.map((cell) => [keyOf(cell), cell]));
  return [...cells]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { task, provider, client }]) => {
      const programs = byCell.get(key) ?? [];
      const denied = new Set<Level>(
        programs.flatMap((program) =>
          (bySkeleton.get(skeletonOf(program)) ?? []).map(({ level }) => level),
        ),
      );
      if (programs.some(({ name }) => failed.has(name))) denied.add("run");
      if (programs.some(({ language }) => parsed.has(language))) denied.add("names");
      // Cells without options were run without options.
      const isSilent = denied.size === 0 && !programs.some(({ options }) => options === "plain");
      const first = isSilent ? 0 : LEVELS.findIndex((level) => denied.has(level));
      const reached = first === -1 ? "run" : (LEVELS[first - 1] ?? "offered");
      return { task, provider, client, reached, isSilent };
    });
}

/** The text of the record: a line for each task of a provider, so that diffs are readable. */
export function recordOf(
  proofs: readonly Proof[],
  versions: ReadonlyMap<string, Versions>,
): string {
  const clients = [...new Set(proofs.map(({ client }) => client))].sort();
  const used = Object.fromEntries(clients.map((client) => [client, versions.get(client) ?? {}]));
  const byProvider: Record<string, Record<string, Partial<Record<Reached, string[]>>>> = {};
  for (const { provider, task } of proofs) (byProvider[provider] ??= {})[task] ??= {};
  for (const level of [...LEVELS.toReversed(), "offered" as const])
    for (const { provider, task, client } of proofs.filter(({ reached }) => reached === level))
      (byProvider[provider]![task]![level] ??= []).push(client);
  return `{\n  "clients": ${text(used, 1)},\n  "proofs": ${text(byProvider, 2)}\n}\n`;
}

/** JSON whose first levels have a line for each member. */
function text(value: object, levels: number, indent = "  "): string {
  if (levels === 0) return JSON.stringify(value, null, 1).replace(/\n */g, " ");
  const members = Object.entries(value as Record<string, object>).map(
    ([name, member]) => `${indent}  "${name}": ${text(member, levels - 1, `${indent}  `)}`,
  );
  return `{\n${members.join(",\n")}\n${indent}}`;
}

type Versions = Readonly<Record<string, string>>;

// What runs the programs of a language, and its version. Those with an option differ between machines, and the record must not.
// Options and functions that snippets use are as old as the versions that are required: Node's in package.json, and --fail-with-body's.
const PROGRAMS: Readonly<
  Record<string, readonly [program: string, version: string, option?: string]>
> = {
  csharp: [".NET", "8.0.4"],
  go: ["go", ">=1.22", "version"],
  java: ["java", ">=17", "--version"],
  js: ["node", ">=20.19", "--version"],
  kotlin: ["Kotlin", "2.3.20"],
  php: ["php", ">=8.0", "--version"],
  powershell: ["PowerShell", ">=5.1"],
  ruby: ["ruby", ">=3.0", "--version"],
  rust: ["rustc", ">=1.85", "--version"],
  sh: ["curl", ">=7.76", "--version"],
  swift: ["Swift", ">=5.9"],
  ts: ["node", ">=20.19", "--version"],
};

/** The versions for each client, by its id. Throws if a program is too old. */
export function versionsOf(clients: readonly Plugin<"client">[]): ReadonlyMap<string, Versions> {
  return new Map(
    clients.map((client) => {
      const { id, install, language } = client;
      const pinned = versionsIn(environmentFor(client));
      const packages = [
        ...pipNames(client).map((name) => [name, pinned.get(canonical(name))!] as const),
        ...(install?.npm ?? [])
          .map(packageName)
          .map((name) => [name, versionIn(`node_modules/${name}`)] as const),
      ];
      return [id, Object.fromEntries(packages.length > 0 ? packages : [programOf(language.id)])];
    }),
  );
}

function programOf(language: string): readonly [string, string] {
  const [program, version, option] = PROGRAMS[language] ?? [];
  if (program === undefined || version === undefined)
    throw new Error(
      `The program that runs "${language}" is unknown. Add it to PROGRAMS in tools/proofs/snippets/record.ts.`,
    );
  if (option === undefined) return [program, version];
  const oldest = version.replace(">=", "");
  const printed = execFileSync(program, [option], { encoding: "utf8" });
  const found = /\d+(\.\d+)+/.exec(printed)?.[0] ?? "";
  if (found.localeCompare(oldest, "en", { numeric: true }) < 0)
    throw new Error(`${program} has the version ${found}, but snippets need ${oldest} or newer.`);
  return [program, version];
}

function versionIn(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as unknown;
  return (manifest as { readonly version: string }).version;
}
