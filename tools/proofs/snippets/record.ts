// The committed record of the proof: the level of each task of each provider with each client, and its version.
import { packageName } from "#plugins/kit/testing/checks/packages";
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

// The oldest versions for which programs are printed: those that the record was made with differ between machines. .NET and
// Kotlin are fixed, in requirements.txt and by the digests of their files.
const PROGRAMS: Readonly<Record<string, Versions>> = {
  csharp: { ".NET": "8.0.4" },
  go: { go: ">=1.22" },
  java: { java: ">=17" },
  js: { node: ">=20.19" },
  kotlin: { Kotlin: "2.3.20" },
  php: { php: ">=8.0" },
  powershell: { PowerShell: ">=5.1" },
  ruby: { ruby: ">=3.0" },
  rust: { rustc: ">=1.85" },
  sh: { curl: ">=7.76" },
  swift: { Swift: ">=5.9" },
  ts: { node: ">=20.19" },
};

/** The versions for each client, by its id. */
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
      if (packages.length > 0) return [id, Object.fromEntries(packages)];
      const programs = PROGRAMS[language.id];
      if (programs !== undefined) return [id, programs];
      throw new Error(
        `The program that runs "${language.id}" is unknown. Add it to PROGRAMS in tools/proofs/snippets/record.ts.`,
      );
    }),
  );
}

function versionIn(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as unknown;
  return (manifest as { readonly version: string }).version;
}
