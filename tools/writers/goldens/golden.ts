// The page of a plugin, as a file that a reviewer reads: plugins/golden/<folder>/<id>.md. Of a library and a client, only the
// hash of the page is committed.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { loadPlugins, type Plugin } from "hubsmith";
import { entries, taskEntries } from "hubsmith/plugins";
import { type CheckOptions, fixture } from "hubsmith/testing";
import { type Kind, kinds } from "#core/kinds/index";
import { pageOf } from "#plugins/kit/testing/pages/plugin";
import { pluginRecords } from "../index-of-plugins/plugin-files.ts";
import type { Written } from "../../support/written.ts";

// The providers that were proven, with each client.
const { proofs } = JSON.parse(readFileSync("plugins/proofs/clients.json", "utf8")) as {
  readonly proofs: Readonly<Record<string, object>>;
};

/** All plugins, and what their pages are made from. */
export interface Everything {
  readonly plugins: readonly Plugin[];
  readonly options: CheckOptions;
}

export async function readEverything(): Promise<Everything> {
  const plugins = (await loadPlugins(entries)).plugins as readonly Plugin[];
  const pages = taskEntries.map(async ({ id, page }) => [id, (await page?.())?.default] as const);
  return {
    plugins,
    options: {
      companions: plugins,
      fixtures: pluginRecords().map(([name, fields]) => fixture(name, fields)),
      pages: Object.fromEntries(await Promise.all(pages)) as NonNullable<CheckOptions["pages"]>,
    },
  };
}

// So that a new plugin changes no page of another kind: the page of a task lists its libraries, and that of a client has a
// provider for each form of program.
const COMPANIONS: { readonly [K in Kind]?: (plugin: Plugin) => boolean } = {
  task: (plugin) => plugin["~hub"].kind !== "library",
  client: (plugin) => plugin["~hub"].kind !== "provider" || plugin.id in proofs,
};

/** The kinds whose pages are long: only their hashes are committed. */
export const HASHED = ["library", "client"] as const;
export type Hashed = (typeof HASHED)[number];

/** Whether only the hash of the page is committed. */
export const isHashed = (kind: Kind): kind is Hashed => HASHED.some((hashed) => hashed === kind);

export function goldenOf(plugin: Plugin, { plugins, options }: Everything): Written {
  const { kind } = plugin["~hub"];
  const others = COMPANIONS[kind];
  const companions = others === undefined ? plugins : plugins.filter(others);
  const text = pageOf(plugin, { ...options, companions });
  const root = isHashed(kind) ? ".cache/golden" : "plugins/golden";
  return { path: `${root}/${kinds[kind].folder}/${plugin.id}.md`, text };
}

const hashesOf = (kind: Hashed): string => `plugins/golden/${kinds[kind].folder}.txt`;

/** The committed hashes of the pages of a kind, by id. */
export function readHashes(kind: Hashed): ReadonlyMap<string, string> {
  const file = hashesOf(kind);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return new Map(lines.map((line) => line.split(" ") as [id: string, hash: string]));
}

export const hashOf = (page: string): string =>
  createHash("sha256").update(page).digest("hex").slice(0, 16);

/** The file of the hashes of a kind, one plugin a line. */
export function hashesFile(kind: Hashed, hashes: ReadonlyMap<string, string>): Written {
  const lines = [...hashes].map((line) => line.join(" ")).sort();
  return { path: hashesOf(kind), text: `${lines.join("\n")}\n` };
}

/** The ids of the plugins whose page has another hash than the committed one. A plugin without one is new. */
export function changedPages(
  pages: ReadonlyMap<string, string>,
  committed: ReadonlyMap<string, string>,
): readonly string[] {
  const isChanged = ([id, page]: readonly [string, string]): boolean =>
    committed.has(id) && committed.get(id) !== hashOf(page);
  return [...pages].filter(isChanged).map(([id]) => id);
}

/** The pages of the plugins of a kind, by id. */
export function pagesOf(
  kind: Hashed,
  plugins: readonly Plugin[],
  everything: Everything,
): ReadonlyMap<string, string> {
  const ofKind = plugins.filter((plugin) => plugin["~hub"].kind === kind);
  return new Map(ofKind.map((plugin) => [plugin.id, goldenOf(plugin, everything).text]));
}
