// The committed tables of engines, and what is wrong with their form.
import type { EngineTable } from "#plugins/kit/engines/table";
import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const FOLDER = "plugins/kit/engines";

/** The committed tables, by the ids of their sources. */
export async function committedTables(): Promise<ReadonlyMap<string, EngineTable>> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".gen.ts"));
  const rows = files.map(async (name) => {
    const { href } = pathToFileURL(resolve(FOLDER, name));
    const { default: table } = (await import(href)) as { readonly default: EngineTable };
    return [name.replace(/\.gen\.ts$/, ""), table] as const;
  });
  return new Map(await Promise.all(rows));
}

/** What is wrong with the form of a table. */
export function faultsIn(table: EngineTable): readonly string[] {
  const { engine, source, readOn, architectures = {}, types = {}, quantizations } = table;
  const rows = Object.entries({
    ...prefixed("architectures", architectures),
    ...prefixed("types", types),
  });
  if (quantizations !== undefined) rows.push(["quantizations", quantizations]);
  return [
    ...(/ \S*\d/.test(engine) ? [] : [`"${engine}" has no version`]),
    ...(source.startsWith("https://") ? [] : [`the source "${source}" is no page`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(readOn) ? [] : [`"${readOn}" is no date`]),
    ...(rows.length > 0 ? [] : ["it has no names"]),
    ...rows
      .filter(([, text]) => !isSorted(text.split(/\s/)))
      .map(([row]) => `${row} is not sorted`),
  ];
}

const prefixed = (prefix: string, names: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names).map(([role, text]) => [`${prefix}.${role}`, String(text)]),
  );

const isSorted = (words: readonly string[]): boolean =>
  words.every((word, at) => word !== "" && (at === 0 || words[at - 1]! < word));
