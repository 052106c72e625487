// A hub is an immutable set of plugins: a registry for each kind, and the conflicts between them.
import { describe, get, isObject } from "../base/describe.ts";
import { type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import { deepFreeze } from "../base/freeze.ts";
import { VERSION } from "../kinds/kind.ts";
import { type Kind, KINDS, kinds, type Plugin } from "../kinds/index.ts";
import { type Registry, type Resolved, resolve } from "./registry.ts";

/**
 * The plugins to print snippets with: a registry for each kind, and the problems of the plugins. A hub is immutable.
 * `tasks` also has the tasks that only a provider or a client refers to.
 * @public
 */
export interface Hub {
  /** The tasks. */
  readonly tasks: Registry<Plugin<"task">>;
  /** The libraries. */
  readonly libraries: Registry<Plugin<"library">>;
  /** The providers. */
  readonly providers: Registry<Plugin<"provider">>;
  /** The apps. */
  readonly apps: Registry<Plugin<"app">>;
  /** The clients. */
  readonly clients: Registry<Plugin<"client">>;
  /** The quantizations. */
  readonly quantizations: Registry<Plugin<"quantization">>;
  /** Invalid and conflicting plugins. */
  readonly diagnostics: readonly Diagnostic[];
  /** Returns a new hub with these plugins added at the end. */
  with(...plugins: readonly unknown[]): Hub;
}

/**
 * Creates a hub of trusted plugins. If two plugins of a kind have the same id or alias, the first one wins and the
 * other one is reported; a plugin with `replaces` replaces another one, in any order. For third-party plugins, use
 * `createCheckedHub` of `hubsmith/checked`. Never throws: a value that is not a plugin is left out and reported in
 * `diagnostics`.
 * @returns A frozen hub. Its plugins are frozen, too.
 * @example
 * ```ts
 * import { createHub, defineQuantization } from "hubsmith";
 *
 * const one = defineQuantization({ id: "halfling", label: "Halfling", sets: {}, preference: [] });
 * const hub = createHub([one, one, "not a plugin"]);
 * hub.quantizations.size; // → 1
 * hub.diagnostics.map(({ code }) => code); // → ["not-a-plugin"]
 * ```
 * @public
 */
export function createHub(plugins: readonly unknown[]): Hub {
  return createHubWith(acceptWithId, plugins);
}

/** Creates a hub that checks each plugin first. @internal */
export function createHubWith(check: typeof accept, plugins: readonly unknown[]): Hub {
  return addPlugins({ plugins: [], invalid: [], resolved: undefined, check }, plugins);
}

// Resolved on first use.
type ResolvedKinds = { readonly [K in Kind]: () => Resolved<Plugin<K>> };

interface Contents {
  readonly plugins: readonly Plugin[];
  readonly invalid: readonly Diagnostic[];
  readonly resolved: ResolvedKinds | undefined;
  readonly check: typeof accept;
}

const MOST_ITEMS = 100_000;
type List = readonly unknown[];

// The plugins in lists of lists. A faulty list may contain itself, throw or be endless.
function flattened(item: unknown, faults: Diagnostic[], above: List = []): List {
  const items: unknown[] = [];
  const isList = tryCall("A list of plugins", "reading it", faults, () => {
    if (!Array.isArray(item) || above.includes(item)) return false;
    for (const member of item as List)
      if (items.push(member) > MOST_ITEMS) throw new RangeError(`More than ${MOST_ITEMS} items.`);
    return true;
  });
  if (isAbsence(isList)) return [];
  return isList ? items.flatMap((member) => flattened(member, faults, [...above, item])) : [item];
}

function addPlugins(before: Contents, candidates: readonly unknown[]): Hub {
  const faults: Diagnostic[] = [];
  const results = flattened(candidates, faults).map(before.check);
  const added = results.filter(isPlugin).map((plugin) => deepFreeze(plugin));
  const plugins = [...before.plugins, ...added];
  const rejected = results.filter((item): item is Diagnostic => !isPlugin(item));
  const invalid = [...before.invalid, ...faults, ...rejected];
  const resolved = resolveKinds(plugins, new Set(added.map(pluginKind)), before.resolved);
  const contents = { ...before, plugins, invalid, resolved };
  const registries = Object.fromEntries(
    KINDS.map((kind) => [
      kinds[kind].folder,
      { get: () => resolved[kind]().registry, enumerable: true },
    ]),
  );
  const hub = {
    get diagnostics() {
      return [...invalid, ...KINDS.flatMap((kind) => resolved[kind]().conflicts)];
    },
    with: (...more: readonly unknown[]) => addPlugins(contents, more),
  };
  return Object.freeze(Object.defineProperties(hub, registries)) as object as Hub;
}

const pluginKind = (plugin: Plugin): Kind => plugin["~hub"].kind;

// A kind without new plugins reuses its registry.
function resolveKinds(
  plugins: readonly Plugin[],
  changed: ReadonlySet<Kind>,
  before: ResolvedKinds | undefined,
): ResolvedKinds {
  const resolver = (kind: Kind): (() => Resolved<Plugin>) => {
    const sources: readonly Kind[] = kind === "task" ? ["task", "provider", "client"] : [kind];
    if (before !== undefined && !sources.some((source) => changed.has(source))) return before[kind];
    let resolved: Resolved<Plugin> | undefined;
    const resolveKind = (): Resolved<Plugin> => {
      const own = plugins.filter((plugin) => pluginKind(plugin) === kind);
      return resolve(kind, kind === "task" ? [...own, ...contributedTasks(own, all)] : own);
    };
    return () => (resolved ??= resolveKind());
  };
  const all = Object.fromEntries(KINDS.map((kind) => [kind, resolver(kind)])) as ResolvedKinds;
  return all;
}

// A provider or client may contribute a custom task, without its own plugin.
function contributedTasks(
  tasks: readonly Plugin[],
  { provider, client }: ResolvedKinds,
): readonly Plugin[] {
  const names = tasks.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const contributed = [
    ...provider().registry.list.flatMap((plugin) => plugin.tasks),
    ...client().registry.list.flatMap((plugin) => plugin.templates),
  ];
  const byId = new Map<string, Plugin>();
  for (const { task } of contributed)
    if (!taken.has(task.id.toLowerCase()) && !byId.has(task.id)) byId.set(task.id, task);
  return [...byId.values()];
}

/** Accepts a value that is stamped as a plugin of this API version. @internal */
export function accept(candidate: unknown): Plugin | Diagnostic {
  const stamp = get(candidate, "~hub");
  if (!isObject(stamp)) {
    const actual = candidate === undefined ? "nothing" : describe(candidate);
    const message = `Expected a plugin, got ${actual}. Create one with defineLibrary, defineProvider or another define function. Load entries with loadPlugins, and import default exports without braces.`;
    return { code: "not-a-plugin", message };
  }
  const { version, kind } = stamp;
  const plugin = `${String(kind)}/${String(get(candidate, "id"))}`;
  if (version !== VERSION) {
    const outdated = Number(version) > VERSION ? "hubsmith" : "the plugin";
    const message = `${plugin} needs version ${String(version)} of the plugin API, but this is version ${VERSION}. Update ${outdated}.`;
    return { code: "unknown-version", message, plugin };
  }
  if (!KINDS.includes(kind as Kind)) {
    const message = `${plugin} has an unknown kind. Kinds: ${KINDS.join(", ")}.`;
    return { code: "unknown-kind", message, plugin };
  }
  return candidate as Plugin;
}

// One plugin without an id would break the lookups of all others of its kind.
function acceptWithId(candidate: unknown): Plugin | Diagnostic {
  const plugin = accept(candidate);
  if (!isPlugin(plugin) || typeof plugin.id === "string") return plugin;
  const name = `${plugin["~hub"].kind}/${String(plugin.id)}`;
  const message = `${name} is not a valid plugin: id must be a string.`;
  return { code: "invalid-plugin", message, plugin: name };
}

export const isPlugin = (item: Plugin | Diagnostic): item is Plugin => "~hub" in item;
