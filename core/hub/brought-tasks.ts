// Tasks that only a provider or a client names: a hub knows them, too, behind all tasks that are plugins of their own.
import { rememberOf } from "../code/remember.ts";
import { dataOf } from "./data.ts";
import type { Plugin } from "./plugin.ts";
import { type Known, validate } from "./validate.ts";

type Carrier = Plugin<"provider"> | Plugin<"client">;

/** The tasks that are known by their carriers alone. @internal */
export interface Brought {
  readonly carriers: readonly Carrier[];
  /** By carrier, those of its tasks that no plugin holds; most carriers have none, and are not in it. */
  readonly loose: ReadonlyMap<Carrier, readonly Known[]>;
  /** One of each. */
  readonly tasks: readonly Known[];
}

/** What nobody brings. @internal */
export const NOTHING_BROUGHT: Brought = { carriers: [], loose: new Map(), tasks: [] };

/**
 * The tasks that these carriers bring; `isHeld` says of a name whether a task plugin has it, which no plugin that comes
 * later changes. Carriers that were there before are not read again.
 * @internal
 */
export function broughtBy(
  carriers: readonly Carrier[],
  before: Brought,
  isHeld: (name: string) => boolean,
): Brought {
  const seen = new Set(before.carriers);
  const loose = new Map<Carrier, readonly Known[]>();
  // A provider of another package may have a copy of its own of a task: that is no conflict where both say the same.
  const found = new Map<string, Known>();
  for (const carrier of carriers) {
    const tasks = seen.has(carrier) ? before.loose.get(carrier) : tasksOf(carrier);
    const its = tasks?.filter(({ id }) => !isHeld(id)) ?? [];
    if (its.length > 0) loose.set(carrier, its);
    for (const known of its) {
      const key = contentOf(known);
      if (!found.has(key)) found.set(key, known);
    }
  }
  return { carriers, loose, tasks: [...found.values()] };
}

function tasksOf(carrier: Carrier): readonly Known[] {
  const tasks = "tasks" in carrier ? carrier.tasks : carrier.templates;
  return tasks.flatMap(({ task }) => {
    const result = validate(task);
    return "known" in result ? [result.known] : [];
  });
}

// How it is routed is for functions to say.
const contentOf = rememberOf(({ plugin }: Known) =>
  JSON.stringify(dataOf({ ...plugin, routed: undefined }, "")),
);
