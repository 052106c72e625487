// The plugins that a subcommand uses: those added by flags and the configuration, modules, and the hub of all of them.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import {
  createHub,
  type Diagnostic,
  type Entry,
  type Hub,
  loadPlugins,
  type Plugin,
} from "hubsmith";
import type { Command } from "commander";
import { isObject } from "#core/base/describe";
import { errorText } from "#core/base/issue";
import { resolveEntries } from "#core/hub/registry";
import { entryOf } from "hubsmith/catalog";
import type * as Checked from "hubsmith/checked";
import { entries as firstParty } from "hubsmith/plugins";
import { asWarning, didYouMean, failure, type Terminal } from "./io.ts";
import { collect } from "./options.ts";
import type { PlaceFlags } from "./request.ts";

export interface AddFlags {
  readonly plugin?: readonly string[];
  /** Whether the configuration is read. */
  readonly config?: boolean;
}

export const addPluginOptions = (command: Command): Command =>
  command
    .option("--plugin <module>", "add the plugins of a file or a package; can be repeated", collect)
    .option("--no-config", "do not add the plugins of hubsmith.config.ts");

/** The names of the configuration file, in the order of preference. */
const CONFIGS = ["hubsmith.config.ts", "hubsmith.config.js", "hubsmith.config.mjs"];

/** The entries with those that the flags and the configuration add. Problems of added plugins are reported. */
export async function withAdded(
  entries: readonly Entry[],
  { cwd, say }: Terminal,
  { plugin = [], config }: AddFlags,
): Promise<readonly Entry[]> {
  const path = config === false ? undefined : nearest(cwd());
  const modules = [
    ...(path === undefined ? [] : await configured(path)),
    ...(await Promise.all(
      plugin.map(async (name) => {
        const file = modulePath(name, cwd());
        return pluginsOf(await importModule(file), file);
      }),
    )),
  ];
  if (modules.length === 0) return entries;
  const added = [...new Set(modules.flatMap(({ plugins }) => plugins))];
  const all = [...entries, ...added.map((item) => entryOf(item))];
  const problems = [
    ...modules.flatMap(({ diagnostics }) => diagnostics),
    ...conflictsOf(all, added),
  ];
  for (const { message } of problems) await say(asWarning(message));
  return all;
}

export function conflictsOf(
  all: readonly Entry[],
  added: readonly Plugin[],
): readonly Diagnostic[] {
  const kinds = new Set(added.map((plugin) => plugin["~hub"].kind));
  return [...kinds].flatMap((kind) => resolveEntries(all, kind).conflicts);
}

function nearest(folder: string): string | undefined {
  const path = CONFIGS.map((name) => join(folder, name)).find((file) => existsSync(file));
  const above = dirname(folder);
  return path ?? (above === folder ? undefined : nearest(above));
}

async function configured(path: string): Promise<readonly Checked.ModulePlugins[]> {
  const { default: config } = (await importModule(path)) as { readonly default?: unknown };
  if (!isObject(config) || !("plugins" in config))
    throw failure(
      `${path} has no list of plugins. Write \`export default defineConfig({ plugins: [mine] })\`.`,
    );
  const { plugins } = config;
  const isEmpty = Array.isArray(plugins) && plugins.length === 0;
  return isEmpty ? [] : [await pluginsOf({ default: plugins }, path)];
}

// Few runs have plugins that must be checked.
const checked = (): Promise<typeof Checked> => import("hubsmith/checked");

const pluginsOf = async (module: unknown, path: string): Promise<Checked.ModulePlugins> =>
  (await checked()).pluginsFromModule(module, path);

// Conflicts are reported before plugins are loaded.
const CONFLICTS = new Set<string>(["duplicate-id", "duplicate-alias", "nothing-to-replace"]);

/** The hub of these plugins, and messages about problems. */
export async function hubOf(
  entries: readonly Entry[],
): Promise<{ readonly hub: Hub; readonly messages: readonly string[] }> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  const isTrusted = entries.every((entry) => (firstParty as readonly Entry[]).includes(entry));
  const create = isTrusted ? createHub : (await checked()).createCheckedHub;
  const hub = create(plugins);
  const problems = hub.diagnostics.filter(({ code }) => !CONFLICTS.has(code));
  return { hub, messages: [...diagnostics, ...problems].map(({ message }) => message) };
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

export function modulePath(name: string, cwd: string): string {
  if (name === "") throw failure("The name of a module is empty. Is a shell variable not set?");
  const path = resolve(cwd, name);
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) throw failure(`${name} is a folder. Pass the plugin's file.`);
    if (SCRIPT.test(path)) return path;
    throw failure(`${name} is not a JavaScript or TypeScript file. Pass the plugin's file.`);
  }
  if (/^\.{0,2}\//.test(name) || SCRIPT.test(name))
    throw failure(`File not found: ${path}. Check the path.`);
  try {
    // In its own process, because Node only resolves an import from the file that has it.
    const argv = ["--input-type=module", "--eval", RESOLVE, name];
    return fileURLToPath(execFileSync(process.execPath, argv, { cwd, stdio: "pipe" }).toString());
  } catch {
    throw failure(
      `Module not found: "${name}" is neither a file in ${cwd} nor an installed package. Check the path, or install the package.`,
    );
  }
}

const RESOLVE = "process.stdout.write(import.meta.resolve(process.argv[1]))";

// Node's errors for TypeScript that it does not support, or only in part.
const TYPESCRIPT = new Set<unknown>([
  "ERR_UNKNOWN_FILE_EXTENSION",
  "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX",
  "ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING",
]);

/** Imports the module at a path: by Node, or by Vite if it is TypeScript that Node does not support. */
export async function importModule(path: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    if (!TYPESCRIPT.has((error as NodeJS.ErrnoException | undefined)?.code))
      throw notLoaded(path, error);
  }
  return importTypeScript(path);
}

export async function importTypeScript(path: string): Promise<unknown> {
  const { runnerImport } = await import("vite").catch(() => {
    throw failure(
      `${path} is TypeScript, which this version of Node does not support, and Vite is not installed. Run \`npm i -D vite\`, or pass the built file.`,
    );
  });
  // So that stacks have the lines of the source.
  process.setSourceMapsEnabled(true);
  try {
    return (await runnerImport(path, { logLevel: "silent" })).module;
  } catch (error) {
    throw notLoaded(path, error);
  }
}

// Some parsers have the problem and its place below the first line; for thrown errors, the stack has the place.
function notLoaded(path: string, error: unknown): Error {
  const [first = "", ...more] = stripVTControlCharacters(errorText(error)).trim().split("\n");
  const stack = error instanceof Error ? error.stack : undefined;
  const [place] = stack?.split(path)[1]?.match(/^:\d+:\d+/) ?? [];
  const hasMore = first.endsWith(":") && more.length > 0;
  const where = place === undefined ? "" : ` (${basename(path)}${place})`;
  return failure(
    `${path} cannot be loaded: ${hasMore ? [first, ...more].join("\n") : first + where}`,
  );
}

/** The id of the plugin that an option names, by an id or an alias. */
export function idNamed(
  entries: readonly Entry[],
  kind: "app",
  name: string,
  option: string = kind,
): string {
  const registry = resolveEntries(entries, kind).registry;
  const found = registry.get(name);
  if (found !== undefined) return found.id;
  const ids = registry.list.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
  const list =
    option === kind
      ? `\`hubsmith list ${kind}s\` shows them.`
      : `Leave out --${option} to list all.`;
  throw failure(`--${option}: unknown ${option} "${name}".${didYouMean(name, ids)} ${list}`);
}

/** Where a call goes: the id of the provider or of the app that options name; undefined if they name none. */
export function providerNamed(
  entries: readonly Entry[],
  { provider, providerId, app }: Pick<PlaceFlags, "provider" | "providerId" | "app">,
  more: readonly string[] = [],
): string | undefined {
  if (app !== undefined) {
    if ((provider ?? providerId) !== undefined)
      throw failure("--app replaces the provider. Leave out --provider and --provider-id.");
    return idNamed(entries, "app", app);
  }
  if (provider === undefined) return undefined;
  const { list } = resolveEntries(entries, "provider").registry;
  const ids = [...more, ...list.flatMap(({ id, aliases = [] }) => [id, ...aliases])];
  const known = ids.find((id) => id.toLowerCase() === provider.toLowerCase());
  if (known !== undefined) return known;
  const local = resolveEntries(entries, "app").registry.get(provider)?.id;
  const fix =
    local === undefined
      ? `${didYouMean(provider, ids)} \`hubsmith list providers\` shows them.`
      : ` It is an app: write \`--app ${local}\`. \`hubsmith run --app ${local}\` prints how to start it.`;
  throw failure(`--provider: unknown provider "${provider}".${fix}`);
}

export type Role = "contract" | "records";

/** The file next to a module for one of its plugins: `easel.contract.ts`, or `contract.ts` next to `index.ts`. */
export function companionFile(path: string, id: string, role: Role): string | undefined {
  const extension = extname(path);
  const stem = basename(path, extension);
  const stems = [`${stem}.${role}`, `${basename(id)}.${role}`, ...(stem === "index" ? [role] : [])];
  return [...new Set([extension, ".ts", ".js", ".mjs"])]
    .flatMap((suffix) => stems.map((name) => join(dirname(path), name + suffix)))
    .find((file) => file !== path && existsSync(file));
}
