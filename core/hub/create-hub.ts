// A hub is the immutable result of resolving a set of plugins; what is wrong with the set is part of the result.
import type { Diagnostic, Logger } from "./diagnostic.ts";
import { flattened } from "./flattened.ts";
import type { Plugin } from "./plugin.ts";
import type { Registry } from "./registry.ts";
import { NO_PLUGINS, type Resolution, resolvedWith } from "./registries.ts";
import { type Known, validate } from "./validate.ts";

/** The registries, and how the plugins given were at fault. @public */
export interface Hub {
  /** The task plugins, and tasks that only a provider or a client brings along. */
  readonly tasks: Registry<Plugin<"task">>;
  /** The library plugins. */
  readonly libraries: Registry<Plugin<"library">>;
  /** The provider plugins. */
  readonly providers: Registry<Plugin<"provider">>;
  /** The client plugins, each with the templates that others bring it. */
  readonly clients: Registry<Plugin<"client">>;
  /** The quantization plugins. */
  readonly quantizations: Registry<Plugin<"quantization">>;
  /** What was wrong with the plugins; the same whatever their order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where it reports what a person should see. */
  readonly logger: Logger;
  /** A hub of these plugins and more, none of which displaces one that is here unless it says `replaces`. */
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
  return hubOf(takenIn(plugins), options.logger ?? SILENT);
}

const SILENT: Logger = Object.freeze({ error: () => {} });

/** What one call gave, what was there before, and what was decided between all of it when somebody first looked. */
interface Given {
  readonly known: readonly Known[];
  readonly faults: readonly Diagnostic[];
  before?: Given | undefined;
  decided?: Decided;
}

interface Decided extends Resolution {
  /** What was wrong with single plugins. */
  readonly invalid: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
}

const NOTHING: Decided = { ...NO_PLUGINS, invalid: [], diagnostics: [] };

// Plugins are read at once, because they may change; between them is decided at the first look.
function hubOf(given: Given, logger: Logger): Hub {
  const standing = (): Resolution["standing"] => decided(given).standing;
  return Object.freeze({
    get tasks() {
      return standing().task.registry;
    },
    get libraries() {
      return standing().library.registry;
    },
    get providers() {
      return standing().provider.registry;
    },
    get clients() {
      return standing().client.registry;
    },
    get quantizations() {
      return standing().quantization.registry;
    },
    get diagnostics() {
      return decided(given).diagnostics;
    },
    logger,
    with: (...more: readonly unknown[]) => hubOf({ ...takenIn(more), before: given }, logger),
  });
}

function takenIn(plugins: readonly unknown[]): Given {
  const known: Known[] = [];
  const faults: Diagnostic[] = [];
  for (const candidate of flattened(plugins)) {
    const result = validate(candidate);
    if ("known" in result) known.push(result.known);
    else faults.push(result.fault);
  }
  return { known, faults };
}

function decided(given: Given): Decided {
  if (given.decided !== undefined) return given.decided;
  const rounds: Given[] = [];
  let at: Given | undefined = given;
  for (; at !== undefined && at.decided === undefined; at = at.before) rounds.push(at);
  rounds.reverse();
  let last = at?.decided ?? NOTHING;
  // The largest is decided with those before it, because other hubs that are made of it share that.
  const sizes = rounds.map(({ known }) => known.length);
  const cut = sizes.indexOf(sizes.reduce((a, b) => Math.max(a, b))) + 1;
  for (const part of [rounds.slice(0, cut), rounds.slice(cut)]) {
    const end = part.at(-1);
    if (end === undefined) continue;
    last = end.decided = decidedWith(last, part);
    // What is known now says it all.
    end.before = undefined;
  }
  return last;
}

function decidedWith(before: Decided, rounds: readonly Given[]): Decided {
  const resolution = resolvedWith(
    before,
    rounds.map(({ known }) => known),
  );
  const invalid = [...before.invalid, ...rounds.flatMap(({ faults }) => faults)];
  const { provider, client, task, library, quantization } = resolution.standing;
  const conflicts = [provider, client, task, library, quantization].flatMap(({ faults }) => faults);
  return { ...resolution, invalid, diagnostics: Object.freeze([...invalid, ...conflicts]) };
}
