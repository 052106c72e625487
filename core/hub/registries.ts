// The registries of a hub out of all its plugins; tasks are known also by the providers and clients that name them.
import type { Diagnostic } from "./diagnostic.ts";
import { extended } from "./extensions.ts";
import { guard } from "./guard.ts";
import { resolve } from "./lookup.ts";
import { manifestOf } from "./manifest.ts";
import type { Kind, Plugin } from "./plugin.ts";
import { createRegistry, type Registry, textsOf } from "./registry.ts";
import { type Known, validate } from "./validate.ts";

/** The registry of each kind. @internal */
export type Registries = { readonly [K in Kind]: Registry<Plugin<K>> };

/** The registries of plugins, given with the time at which each came. @internal */
export function registriesOf(
  times: ReadonlyMap<Known, number>,
): Registries & { readonly faults: readonly Diagnostic[] } {
  const all = [...times.keys()];
  const faults: Diagnostic[] = [];
  const timeOf = (one: Known): number => times.get(one) ?? LAST;
  const registry = <K extends Kind>(
    kind: K,
    brought: readonly Known[] = [],
  ): Registry<Plugin<K>> => {
    const its = [...all.filter((known) => known.kind === kind), ...brought];
    const knowing = { kind, timeOf, contentOf };
    const found = resolve(its, knowing);
    const made = kind === "client" ? extended(found, knowing) : { ...found, open: pluginOf };
    faults.push(...made.faults);
    return createRegistry(made.kept, made.find, (one) => made.open(one) as unknown as Plugin<K>);
  };
  const provider = registry("provider");
  const client = registry("client");
  return {
    task: registry("task", brought([...provider.list, ...client.list], all)),
    library: registry("library"),
    provider,
    client,
    quantization: registry("quantization"),
    faults,
  };
}

const pluginOf = ({ plugin }: Known): Plugin => plugin;

// They come behind all plugins, so that a task plugin of the same name is never displaced.
const LAST = Number.MAX_SAFE_INTEGER;

function contentOf({ plugin }: Known): Readonly<Record<string, string>> {
  const texts = guard(plugin.id, "be compared", () => textsOf(plugin));
  return "value" in texts ? texts.value : {};
}

// A provider of another package may have a copy of its own of a task: that is no conflict where both say the same.
function brought(
  carriers: readonly (Plugin<"provider"> | Plugin<"client">)[],
  all: readonly Known[],
): readonly Known[] {
  const plugins = all.filter(({ kind }) => kind === "task");
  const held = new Set(
    plugins.flatMap(({ id, aliases = [], replaces = id }) => [id, replaces, ...aliases]),
  );
  const found = new Map<string, Known>();
  for (const carrier of carriers) {
    for (const { task } of "tasks" in carrier ? carrier.tasks : carrier.templates) {
      if (held.has(task.id)) continue;
      const result = validate(task);
      if (!("known" in result)) continue;
      const key = `${task.id} ${JSON.stringify(manifestOf(task))}`;
      if (!found.has(key)) found.set(key, result.known);
    }
  }
  return [...found.values()];
}
