// The page of a plugin, as a file that a reviewer reads: plugins/golden/<folder>/<id>.md.
import { readFileSync } from "node:fs";
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
      fixtures: (await pluginRecords()).map(([name, fields]) => fixture(name, fields)),
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

export function goldenOf(plugin: Plugin, { plugins, options }: Everything): Written {
  const { kind } = plugin["~hub"];
  const others = COMPANIONS[kind];
  const companions = others === undefined ? plugins : plugins.filter(others);
  const text = pageOf(plugin, { ...options, companions });
  return { path: `plugins/golden/${kinds[kind].folder}/${plugin.id}.md`, text };
}
