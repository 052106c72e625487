// The registries of a hub, out of those of the hub before it and the plugins that came: what these do not touch is shared.
import { type Brought, broughtBy, NOTHING_BROUGHT } from "./brought-tasks.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { extended } from "./extensions.ts";
import { guard } from "./guard.ts";
import { laidOver, type Layers, readIn } from "./layers.ts";
import * as names from "./name-index.ts";
import type { Kind, Plugin } from "./plugin.ts";
import { createRegistry, type Registry, textsOf } from "./registry.ts";
import type { Knowing } from "./rivals.ts";
import type { Known } from "./validate.ts";

/** What was decided between the plugins of a kind. */
interface Standing<K extends Kind> {
  readonly registry: Registry<Plugin<K>>;
  readonly faults: readonly Diagnostic[];
}

/** What was decided between the plugins of a hub. @internal */
export interface Resolution {
  readonly standing: { readonly [K in Kind]: Standing<K> };
  /** The plugins of each kind, without the tasks that others bring. */
  readonly indexes: Readonly<Record<Kind, names.NameIndex>>;
  readonly brought: Brought;
  /** When plugins came, but for those of the first round. */
  readonly times: Layers<Known, number>;
  readonly rounds: number;
}

// They come behind all plugins, so that a task plugin of the same name is never displaced.
const LAST = Number.MAX_SAFE_INTEGER;

const byKind = <T>(make: (kind: Kind) => T): Readonly<Record<Kind, T>> => ({
  provider: make("provider"),
  client: make("client"),
  task: make("task"),
  library: make("library"),
  quantization: make("quantization"),
});

/** Before any plugin came. @internal */
export const NO_PLUGINS: Resolution = {
  standing: byKind(() => standingIn<never>(names.NO_NAMES)),
  indexes: byKind(() => names.NO_NAMES),
  brought: NOTHING_BROUGHT,
  times: [],
  rounds: 0,
};

/** What is decided when more plugins come, in rounds of which each is later than the one before. @internal */
export function resolvedWith(
  before: Resolution,
  rounds: readonly (readonly Known[])[],
): Resolution {
  const came = comingIn(rounds, before);
  const times = laidOver(before.times, new Map([...came].filter(([, time]) => time > 0)));
  const timeOf = (one: Known): number => readIn(times, one) ?? 0;
  const more = byKind((): Known[] => []);
  for (const one of came.keys()) more[one.kind].push(one);
  const indexes = byKind((kind) =>
    names.indexedWith(before.indexes[kind], more[kind], { kind, timeOf, contentOf }),
  );
  const isAsBefore = (kind: Kind): boolean => indexes[kind] === before.indexes[kind];
  const standing = <K extends Kind>(kind: K, make: (index: names.NameIndex) => Standing<K>) =>
    isAsBefore(kind) ? before.standing[kind] : make(indexes[kind]);

  const provider = standing("provider", standingIn<"provider">);
  const client = standing("client", (index) =>
    clientsIn(index, { kind: "client", timeOf, contentOf }),
  );
  const brought = (["provider", "client", "task"] as const).every(isAsBefore)
    ? before.brought
    : broughtBy([...provider.registry.list, ...client.registry.list], before.brought, (name) =>
        names.isNamed(indexes.task, name),
      );
  const areBrought = new Set(brought.tasks);
  const task =
    isAsBefore("task") && areSame(brought.tasks, before.brought.tasks)
      ? before.standing.task
      : standingIn<"task">(
          names.indexedWith(indexes.task, brought.tasks, {
            kind: "task",
            timeOf: (one) => (areBrought.has(one) ? LAST : timeOf(one)),
            contentOf,
          }),
        );
  return {
    standing: {
      provider,
      client,
      task,
      library: standing("library", standingIn<"library">),
      quantization: standing("quantization", standingIn<"quantization">),
    },
    indexes,
    brought,
    times,
    rounds: before.rounds + rounds.length,
  };
}

// The same object twice is one, from its first time on.
function comingIn(
  rounds: readonly (readonly Known[])[],
  before: Resolution,
): ReadonlyMap<Known, number> {
  const times = new Map<Known, number>();
  for (const [at, round] of rounds.entries())
    for (const one of round)
      if (!times.has(one) && !names.isIn(before.indexes[one.kind], one))
        times.set(one, before.rounds + at);
  return times;
}

function contentOf({ plugin }: Known): Readonly<Record<string, string>> {
  const texts = guard(plugin.id, "be compared", () => textsOf(plugin));
  return "value" in texts ? texts.value : {};
}

function standingIn<K extends Kind>(index: names.NameIndex): Standing<K> {
  const find = (name: string): Known | undefined => names.foundIn(index, name);
  // The index is of this kind alone.
  const open = ({ plugin }: Known): Plugin<K> => plugin as unknown as Plugin<K>;
  return { registry: createRegistry(index.kept, find, open), faults: names.faultsIn(index) };
}

function clientsIn(index: names.NameIndex, knowing: Knowing<Known>): Standing<"client"> {
  const { kept, find, open, faults } = extended(
    {
      kept: index.kept,
      find: (name) => names.foundIn(index, name),
      faults: names.faultsIn(index),
    },
    knowing,
  );
  return { registry: createRegistry(kept, find, open), faults };
}

const areSame = (one: readonly Known[], other: readonly Known[]): boolean =>
  one.length === other.length && one.every((known, at) => known === other[at]);
