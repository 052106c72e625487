// The loaded plugins: each is loaded once, when a page first needs it.
import {
  createHub,
  type Diagnostic,
  type Entry,
  type Hub,
  loadPlugins,
  type Plugin,
} from "hubsmith";
import { KINDS, kinds } from "#core/kinds/index";
import { entryOf } from "#plugins/kit/catalog/manifest";
import type { Host } from "./host.ts";

export interface PluginState {
  readonly hub: Hub;
  /** Entries that are settled, successfully or not. */
  readonly settled: ReadonlySet<Entry>;
  readonly failed: readonly Diagnostic[];
}

/** The plugins that all panels of a page share. */
export interface PluginCache {
  readonly entries: readonly Entry[];
  readonly loaded: () => PluginState;
  readonly load: (entries: readonly Entry[]) => Promise<void>;
  /** Forgets failed loads, so that they can be retried, and returns their entries. */
  readonly forgive: () => readonly Entry[];
}

/** Creates a cache, without loaded plugins unless some are given. */
export function createPluginCache(
  entries: readonly Entry[],
  create: typeof createHub = createHub,
  first: PluginState = { hub: create([]), settled: new Set(), failed: [] },
): PluginCache {
  let state = first;
  const load = async (wanted: readonly Entry[]): Promise<void> => {
    const missing = wanted.filter((entry) => !state.settled.has(entry));
    if (missing.length === 0) return;
    const { plugins, diagnostics } = await loadPlugins(missing);
    const { hub, settled, failed } = state;
    // A selection during another load may load the same plugin again, and fail again.
    const isNew = ({ plugin }: Diagnostic): boolean =>
      !failed.some((known) => known.plugin === plugin);
    state = {
      hub: hub.with(...plugins),
      settled: new Set([...settled, ...missing]),
      failed: [...failed, ...diagnostics.filter(isNew)],
    };
  };
  const forgive = (): readonly Entry[] => {
    const names = new Set(state.failed.map(({ plugin }) => plugin));
    if (names.size === 0) return [];
    const lost = new Set([...state.settled].filter(({ kind, id }) => names.has(`${kind}/${id}`)));
    const settled = new Set([...state.settled].filter((entry) => !lost.has(entry)));
    state = { ...state, settled, failed: [] };
    return [...lost];
  };
  return { entries, loaded: () => state, load, forgive };
}

const caches = new WeakMap<object, PluginCache>();

/** The cache of an object, of which there is one. */
function cacheOf<T extends object>(of: T, create: (of: T) => PluginCache): PluginCache {
  const known = caches.get(of) ?? create(of);
  caches.set(of, known);
  return known;
}

export const pluginsOfHost = (host: Host): PluginCache =>
  cacheOf(host, ({ entries, createHub: create }) => createPluginCache(entries, create));

/** The plugins of a complete hub, or of entries: the same for all panels. */
export const pluginsOf = (given: Hub | readonly Entry[]): PluginCache =>
  cacheOf(given, () => ("length" in given ? createPluginCache(given) : loadedFrom(given)));

function loadedFrom(hub: Hub): PluginCache {
  const plugins = KINDS.flatMap((kind): readonly Plugin[] => hub[kinds[kind].folder].list);
  const entries = plugins.map((plugin) => entryOf(plugin));
  return createPluginCache(entries, createHub, { hub, settled: new Set(entries), failed: [] });
}

/** A hub of these entries, and the problems; fails if no plugin loads. */
export async function loadHub(
  entries: readonly Entry[],
): Promise<{ readonly hub: Hub; readonly lost: readonly Diagnostic[] }> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return { hub, lost: [...diagnostics, ...hub.diagnostics] };
}
