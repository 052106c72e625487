// The plugins that are added to the first-party ones: those of the configuration, and those that a flag names.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Entry, loadPlugins, type Plugin } from "hubsmith";
import { entryOf } from "hubsmith/catalogue";
import { pluginsFromModule } from "hubsmith/checked";
import { importModule, modulePath } from "./import-module.ts";
import { type AddFlags, CONFIGS } from "./add-flags.ts";
import { failure, type Terminal } from "./io.ts";

/** The entries as they are, or with those that the flags and the configuration add. What is wrong with these is said. */
export async function withAdded(
  entries: readonly Entry[],
  terminal: Terminal,
  { plugin = [], config }: AddFlags,
): Promise<readonly Entry[]> {
  const cwd = terminal.io.cwd();
  const path = config === false ? undefined : (given(config, cwd) ?? nearest(cwd));
  const found = [
    ...(path === undefined ? [] : pluginsOf(await configured(path), path)),
    ...(await Promise.all(plugin.map(async (name) => read(modulePath(name, cwd))))),
  ];
  if (found.length === 0) return entries;
  const all = [...entries];
  for (const one of found) {
    for (const { message } of one.diagnostics) await terminal.say(message);
    for (const plugin of one.plugins) {
      const taken = await takenBy(plugin, all);
      if (taken === undefined) all.push(entryOf(plugin));
      else if (taken !== plugin) await terminal.say(leftOut(plugin));
    }
  }
  return all;
}

// What came before has its id for good, unless it is replaced by name: a list of entries knows no before.
async function takenBy(
  { id, replaces, ...plugin }: Plugin,
  entries: readonly Entry[],
): Promise<unknown> {
  const { kind } = plugin["~hub"];
  const holders = entries.filter((one) => one.kind === kind && one.id === id);
  if (holders.length === 0 || replaces === id) return undefined;
  return (await loadPlugins(holders)).plugins[0] ?? holders[0];
}

const leftOut = ({ id, ...plugin }: Plugin): string => {
  const { kind } = plugin["~hub"];
  return `${kind}/${id} was ignored: the ${kind} "${id}" already exists. Add \`replaces: "${id}"\` to replace it, or use another id.`;
};

const read = async (path: string): Promise<ReturnType<typeof pluginsFromModule>> =>
  pluginsFromModule(await importModule(path), path);

function given(config: string | undefined, cwd: string): string | undefined {
  if (config === undefined) return undefined;
  const path = resolve(cwd, config);
  if (existsSync(path)) return path;
  throw failure(`--config: file not found: ${path}. Check the path.`);
}

function nearest(folder: string): string | undefined {
  const path = CONFIGS.map((name) => join(folder, name)).find((one) => existsSync(one));
  const above = dirname(folder);
  return path ?? (above === folder ? undefined : nearest(above));
}

async function configured(path: string): Promise<unknown> {
  const { default: config } = (await importModule(path)) as { readonly default?: unknown };
  if (typeof config === "object" && config !== null && "plugins" in config) return config.plugins;
  throw failure(
    `${path} has no list of plugins. Write \`export default defineConfig({ plugins: [mine] })\`.`,
  );
}

// A configuration without plugins is one that has none yet.
const pluginsOf = (
  plugins: unknown,
  path: string,
): readonly ReturnType<typeof pluginsFromModule>[] =>
  Array.isArray(plugins) && plugins.length === 0
    ? []
    : [pluginsFromModule({ default: plugins }, path)];
