// Finds the plugin files and imports them; the path of a file decides its kind and id.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { defineLibrary, type LibrarySpec, type Plugin } from "hubsmith";
import { errorText } from "#core/base/issue";
import { type Kind, KINDS, kinds } from "#core/kinds/index";
import { createCheckedHub } from "hubsmith/checked";
import type { ValueObject } from "hubsmith/code";
import { readLines } from "../../support/hub-records.ts";

/** A plugin and the file it comes from, below `plugins/`. */
export interface PluginFile {
  readonly kind: Kind;
  readonly id: string;
  readonly file: string;
  readonly plugin: Plugin;
}

// The location of the plugins of a kind: `*` is the id, or a part of it.
const placeOf = (kind: Kind): string => {
  const { folder, hasParts } = kinds[kind];
  return hasParts === true ? `${folder}/*/*.ts` : `${folder}/*.ts`;
};

/** The file of the libraries that only have a row. */
export const LISTED = "libraries/listed.json";

function listed(): readonly LibrarySpec[] {
  const path = `plugins/${LISTED}`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as LibrarySpec[]) : [];
}

// Next to a plugin are its contract, and tests; a module reads the test data of formats.
const BESIDE = /\.(contract|records|test)\.ts$/;

/** TypeScript files below a folder of `plugins/`, without the tests and data of plugins, and without their parts. */
export function sourcesIn(folder: string): readonly string[] {
  const files = filesIn(folder, ".ts").filter((file) => !BESIDE.test(file));
  return files.filter((file) => !files.includes(`${dirname(file)}.ts`));
}

export function filesIn(folder: string, ending: string): readonly string[] {
  if (!existsSync(`plugins/${folder}`)) return [];
  return readdirSync(`plugins/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/"))
    .map((path) => path.slice("plugins/".length))
    .filter((path) => path.endsWith(ending))
    .sort();
}

/** The test records in a file of JSON lines, each an array of its name and its fields. */
export const recordsIn = (file: string): Records => readLines(`plugins/${file}`);

/** The test records of the libraries: the name of each begins with the id of its library. */
export const LIBRARY_RECORDS = "libraries/records.jsonl";

/** The test records of the libraries and the tasks. */
export const pluginRecords = (): Records =>
  [LIBRARY_RECORDS, "tasks/records.jsonl"].flatMap(recordsIn);

export async function defaultOf<T>(file: string): Promise<T> {
  const module: unknown = await import(pathToFileURL(resolve("plugins", file)).href);
  return (module as { readonly default: T }).default;
}

export type Records = readonly (readonly [name: string, fields: ValueObject])[];

/** All plugins by id, and a sentence for each file that is not a plugin. */
export async function readPluginFiles(): Promise<{
  readonly found: readonly PluginFile[];
  readonly faults: readonly string[];
}> {
  const files: PluginFile[] = [];
  const faults: string[] = [];
  for (const kind of KINDS) {
    const place = placeOf(kind);
    for (const file of sourcesIn(kinds[kind].folder)) {
      const id = idAt(file, place);
      const read =
        id === undefined
          ? `The place of a ${kind} is plugins/${place}. Move this file: a part of one plugin belongs in the folder of its name, and what several use in plugins/kit/.`
          : await readPlugin(file, kind, id);
      if (typeof read === "string") faults.push(`plugins/${file}: ${read}`);
      else files.push(read);
    }
  }
  for (const spec of listed())
    files.push({ kind: "library", id: spec.id, file: LISTED, plugin: defineLibrary(spec) });
  const conflicts = createCheckedHub(files.map(({ plugin }) => plugin)).diagnostics;
  faults.push(...conflicts.map(({ message }) => message));
  return { found: files.sort((a, b) => (a.id < b.id ? -1 : 1)), faults };
}

function idAt(file: string, place: string): string | undefined {
  const pattern = place.replaceAll(".", "\\.").replaceAll("*", "([^/]+)");
  return new RegExp(`^${pattern}$`).exec(file)?.slice(1).join("/");
}

async function readPlugin(file: string, kind: Kind, id: string): Promise<PluginFile | string> {
  let plugin: unknown;
  try {
    plugin = await defaultOf(file);
  } catch (error) {
    return `It cannot be imported: ${errorText(error)}`;
  }
  if (plugin === undefined) return `It has no default export. Export the plugin as default.`;
  const fault = createCheckedHub([plugin]).diagnostics.find(
    ({ code }) => code !== "nothing-to-replace",
  );
  if (fault !== undefined) return fault.message;
  const typed = plugin as Plugin;
  const its = typed["~hub"].kind;
  if (its !== kind) return `It contains a ${its}, but is in the folder of the kind ${kind}.`;
  if (typed.id !== id)
    return `Its id is "${typed.id}", but its file name is "${id}". Rename one of them.`;
  return { kind, id, file, plugin: typed };
}
