// The catalogue as rows: the manifests of one kind in the order the hub shows them, found by id or alias.
import type { Entry, Kind, Manifest } from "hubsmith";
import { failure } from "./io.ts";
import { didYouMean } from "./suggest.ts";

/** The kinds by the name of their list. */
export const KINDS: Readonly<Record<string, Kind>> = {
  tasks: "task",
  libraries: "library",
  providers: "provider",
  clients: "client",
  quantizations: "quantization",
};

/** A row of a list: a manifest, or one code of a quantization format. */
export type Row = Manifest;

/** The kind of a name in singular or plural. */
export function kindOf(name: string): Kind {
  const lower = name.toLowerCase();
  const found = Object.entries(KINDS).find((pair) => pair.includes(lower));
  if (found !== undefined) return found[1];
  const names = Object.keys(KINDS);
  throw failure(
    `There is no kind "${name}".${didYouMean(name, Object.entries(KINDS).flat())} Kinds: ${names.join(", ")}.`,
  );
}

/** The rows of a kind. */
export function rowsOf(entries: readonly Entry[], kind: Kind): readonly Row[] {
  const manifests = entries.filter((entry) => entry.kind === kind).map(({ manifest }) => manifest);
  const key = (row: Row): string => `${labelOf(row)}\n${row.id}`;
  const sorted = [...manifests].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  return kind === "quantization" ? sorted.flatMap(codesOf) : sorted;
}

/** What a kind holds under an id. */
export function find(entries: readonly Entry[], kind: Kind, id: string): Row {
  const manifests = entries.filter((entry) => entry.kind === kind).map(({ manifest }) => manifest);
  const names = manifests.flatMap((row) => [row.id, ...aliasesOf(row)]);
  const found =
    manifests.find((row) => [row.id, ...aliasesOf(row)].includes(id)) ??
    manifests.find((row) => [row.id, ...aliasesOf(row)].some((name) => isSame(name, id)));
  if (found !== undefined) return found;
  const rows = kind === "quantization" ? manifests.flatMap(codesOf) : [];
  const codes = rows.filter((row) => isSame(row.id, id));
  const [first] = codes;
  if (first !== undefined) {
    const sets = codes.map((row) => [String(row["set"]), row["code"]!] as const);
    return { id: first.id, format: first["format"]!, codes: Object.fromEntries(sets) };
  }
  const list = Object.keys(KINDS).find((name) => KINDS[name] === kind)!;
  const hint = didYouMean(id, [...names, ...rows.map((row) => row.id)]);
  throw failure(`There is no ${kind} "${id}".${hint} \`hubsmith list ${list}\` shows all.`);
}

export function labelOf(row: Row): string {
  return String(row["prettyLabel"] ?? row["label"] ?? row.id);
}

export function aliasesOf(manifest: Manifest): readonly string[] {
  const { aliases } = manifest as { readonly aliases?: unknown };
  return Array.isArray(aliases) ? aliases.map(String) : [];
}

function codesOf(manifest: Manifest): readonly Row[] {
  const { sets } = manifest as unknown as {
    readonly sets: Readonly<
      Record<string, readonly { readonly name: string; readonly code: number }[]>
    >;
  };
  return Object.entries(sets).flatMap(([set, codes]) =>
    codes.map(({ name, code }) => ({ id: name, format: manifest.id, set, code })),
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
