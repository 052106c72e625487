// The text of an engine's table.
import type { EngineTable } from "#plugins/kit/engines/table";
import type { Role } from "hubsmith/apps";
import { type Archive, open, type Origin } from "./archive.ts";
import type { Reader, Reading } from "./readers.ts";
import type { Source } from "./sources.ts";
import { autoClassesOf, typesOf } from "./transformers.ts";

type Names = { readonly [R in Role]?: readonly string[] };
type Readers = { readonly [R in Role]?: Reader };

/** Reads what an engine can load. Rejects if a role of a row has no name. */
export async function tableOf(source: Source, readOn: string): Promise<EngineTable> {
  const { label } = source;
  const reading = await readingOf(source);
  const classes = await read(source.architectures, reading);
  const types = textsOf(joined(derived(classes, reading), await read(source.types, reading)));
  const quantizations = source.quantizations && sorted(await source.quantizations(reading));
  return {
    engine: `${label} ${reading.archive.version}`,
    source: reading.archive.source,
    readOn,
    ...(source.architectures && { architectures: textsOf(classes) }),
    ...(Object.keys(types).length > 0 && { types }),
    ...(quantizations && { quantizations: quantizations.join(" ") }),
  };
}

async function readingOf({ origin, transformers: specifier }: Source): Promise<Reading> {
  const archive = await open(origin);
  const version = specifier ?? (await requiredBy(archive, origin));
  const transformers = await open({ pip: "transformers", ...(version && { version }) });
  return { archive, transformers, autos: await autoClassesOf(transformers) };
}

/** The versions of Transformers that a package allows; undefined for any. */
async function requiredBy(archive: Archive, origin: Origin): Promise<string | undefined> {
  if (!("pip" in origin) || origin.pip === "transformers") return undefined;
  const [metadata = ""] = Object.values(await archive.texts(String.raw`[^/]*\.dist-info/METADATA`));
  return /^Requires-Dist: transformers(?:\[[^\]]*\])? ?\(?([<>=!~][^\s;)]*)/m.exec(metadata)?.[1];
}

async function read(readers: Readers = {}, reading: Reading): Promise<Names> {
  const rows = Object.entries(readers).map(async ([role, reader]) => {
    const names = sorted(await reader(reading));
    if (names.length === 0) throw new Error(`${reading.archive.source}: no names for ${role}.`);
    return [role, names] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** The types of the classes of each role. */
const derived = (classes: Names, { autos }: Reading): Names =>
  Object.fromEntries(
    Object.entries(classes).map(([role, names]) => [role, typesOf(autos, new Set(names))]),
  );

/** Types that follow from classes, and those that a row adds. */
function joined(own: Names, added: Names): Names {
  const roles = Object.keys({ ...own, ...added }) as Role[];
  return Object.fromEntries(
    roles.map((role) => [role, sorted([...(own[role] ?? []), ...(added[role] ?? [])])]),
  );
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

type NamesByRole = NonNullable<EngineTable["types"]>;

const textsOf = (names: Names): NamesByRole =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([, all]) => all.length > 0)
      .map(([role, all]) => [role, all.join(" ")]),
  );

/** The module of a table. Names that two roles share are written once. */
export function moduleOf(table: EngineTable, files: string): string {
  const texts = [...Object.values(table.architectures ?? {}), ...Object.values(table.types ?? {})];
  const shared = [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))];
  const constants = shared.map((text, at) => `const ${nameOf(at)} = ${wrapped(text)};\n`);
  const value = (text: string): string =>
    shared.includes(text) ? nameOf(shared.indexOf(text)) : wrapped(text);
  const byRole = (names: NamesByRole): string =>
    `{ ${Object.entries(names)
      .map(([role, text]) => `${role}: ${value(text)}`)
      .join(", ")} }`;
  const { engine, source, readOn, architectures, types, quantizations } = table;
  return `// Written by npm run write engines: ${files}.
import type { EngineTable } from "./table.ts";
${constants.join("")}
export default {
  engine: ${JSON.stringify(engine)},
  source: ${JSON.stringify(source)},
  readOn: ${JSON.stringify(readOn)},
  ${architectures === undefined ? "" : `architectures: ${byRole(architectures)},`}
  ${types === undefined ? "" : `types: ${byRole(types)},`}
  ${quantizations === undefined ? "" : `quantizations: ${wrapped(quantizations)},`}
} satisfies EngineTable;
`;
}

const nameOf = (at: number): string => `SHARED_${at + 1}`;

/** A literal with lines of 96 characters. */
function wrapped(text: string): string {
  if (text.length < 90) return JSON.stringify(text);
  const lines = text.split(" ").reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last === undefined || last.length + word.length > 95) return [...all, word];
    return [...all.slice(0, -1), `${last} ${word}`];
  }, []);
  return `\`${lines.join("\n")}\``;
}
