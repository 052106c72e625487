// A hub is the immutable result of resolving a set of plugins; what is wrong with the set is part of the result.
import type { Diagnostic, Logger } from "./diagnostic.ts";
import { guard } from "./guard.ts";
import { manifestOf } from "./manifest.ts";
import type { Kind, Plugin } from "./plugin.ts";
import { createRegistry, type Registry } from "./registry.ts";
import { validate } from "./validate.ts";

/** The registries, and how the plugins given were at fault. @public */
export interface Hub {
  readonly tasks: Registry<"task">;
  readonly libraries: Registry<"library">;
  readonly providers: Registry<"provider">;
  readonly clients: Registry<"client">;
  readonly quantizations: Registry<"quantization">;
  readonly diagnostics: readonly Diagnostic[];
  readonly logger: Logger;
  /** A hub of these plugins and more. */
  with(...plugins: readonly unknown[]): Hub;
}

/**
 * Resolves plugins, given one by one or in nested lists, in any order. Never throws for a plugin's fault: see
 * `diagnostics`. The logger is told what a person should see; without one nothing is said.
 * @public
 */
export function createHub(
  plugins: readonly unknown[],
  options: { readonly logger?: Logger } = {},
): Hub {
  const given = flattened(plugins);
  const diagnostics: Diagnostic[] = [];
  const valid: Plugin[] = [];
  for (const candidate of given) {
    const result = validate(candidate);
    if ("~hub" in result) valid.push(result);
    else diagnostics.push(result);
  }
  const logger = options.logger ?? { error: () => {} };
  const registry = <K extends Kind>(kind: K): Registry<K> => {
    const ofKind = valid.filter((plugin) => plugin["~hub"].kind === kind);
    return resolve(ofKind, diagnostics) as unknown as Registry<K>;
  };
  return Object.freeze({
    tasks: registry("task"),
    libraries: registry("library"),
    providers: registry("provider"),
    clients: registry("client"),
    quantizations: registry("quantization"),
    diagnostics: Object.freeze(diagnostics),
    logger,
    with: (...more: readonly unknown[]) => createHub([...given, ...more], { logger }),
  });
}

// A list that holds itself ends here, and a proxy that cannot even be asked goes on to validation.
function flattened(plugins: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  const walk = (item: unknown): readonly unknown[] => {
    if (seen.has(item)) return [];
    seen.add(item);
    const asked = guard("A plugin", "be read", () => Array.isArray(item));
    return "value" in asked && asked.value ? (item as readonly unknown[]).flatMap(walk) : [item];
  };
  return plugins.flatMap(walk);
}

function resolve(candidates: readonly Plugin[], faults: Diagnostic[]): Registry<Kind> {
  // Sorted by content, so that the order in which plugins were given decides nothing.
  const keyOf = (plugin: Plugin): string =>
    `${plugin.replaces === undefined ? 1 : 0} ${plugin.id} ${JSON.stringify(manifestOf(plugin))}`;
  const sorted = candidates
    .map((plugin) => ({ plugin, key: keyOf(plugin) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const taken = new Map<string, Plugin>();
  const kept: Plugin[] = [];
  for (const { plugin } of sorted) {
    const name = `${plugin["~hub"].kind}/${plugin.id}`;
    const holder = taken.get(plugin.id) ?? taken.get(plugin.replaces ?? plugin.id);
    if (holder !== undefined) {
      if (holder.replaces === plugin.id) continue;
      const message = `${name} is there twice. One is kept; give the other an id of its own, or let it say replaces: "${holder.id}".`;
      faults.push({ code: "duplicate-id", message, plugin: name });
      continue;
    }
    kept.push(plugin);
    taken.set(plugin.id, plugin);
    if (plugin.replaces === undefined) continue;
    taken.set(plugin.replaces, plugin);
    if (!candidates.some((other) => other !== plugin && other.id === plugin.replaces)) {
      const message = `${name} replaces "${plugin.replaces}", which is not there. Check the id, or leave \`replaces\` out.`;
      faults.push({ code: "nothing-to-replace", message, plugin: name });
    }
  }
  for (const plugin of kept) {
    for (const alias of plugin.aliases ?? []) {
      const holder = taken.get(alias) ?? plugin;
      taken.set(alias, holder);
      if (holder === plugin) continue;
      const name = `${plugin["~hub"].kind}/${plugin.id}`;
      const message = `${name} has the alias "${alias}", which ${holder.id} holds already. Leave it out of one of the two.`;
      faults.push({ code: "duplicate-alias", message, plugin: name });
    }
  }
  return createRegistry(kept, taken);
}
