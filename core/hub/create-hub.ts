// A hub is the immutable result of resolving a set of plugins; what is wrong with the set is part of the result.
import type { Diagnostic, Logger } from "./diagnostic.ts";
import { flattened } from "./flattened.ts";
import type { Plugin } from "./plugin.ts";
import type { Registry } from "./registry.ts";
import { type Registries, registriesOf } from "./registries.ts";
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
  return hubOf(takenIn(plugins), options.logger ?? { error: () => {} });
}

/** What one call gave, and what was there before. */
interface Given {
  readonly known: readonly Known[];
  readonly faults: readonly Diagnostic[];
  readonly before?: Given;
}

// Plugins are read at once, because they may change; between them is decided at the first look.
function hubOf(given: Given, logger: Logger): Hub {
  let made: (Registries & { readonly diagnostics: readonly Diagnostic[] }) | undefined;
  const registries = (): typeof made & object => (made ??= resolved(given));
  return Object.freeze({
    get tasks() {
      return registries().task;
    },
    get libraries() {
      return registries().library;
    },
    get providers() {
      return registries().provider;
    },
    get clients() {
      return registries().client;
    },
    get quantizations() {
      return registries().quantization;
    },
    get diagnostics() {
      return registries().diagnostics;
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

function resolved(given: Given): Registries & { readonly diagnostics: readonly Diagnostic[] } {
  const rounds: Given[] = [];
  for (let at: Given | undefined = given; at !== undefined; at = at.before) rounds.push(at);
  rounds.reverse();
  // The same object twice is one, from its first time on.
  const times = new Map<Known, number>();
  for (const [time, { known }] of rounds.entries()) {
    for (const one of known) if (!times.has(one)) times.set(one, time);
  }
  const { faults, ...registries } = registriesOf(times);
  const diagnostics = [...rounds.flatMap((round) => round.faults), ...faults];
  return { ...registries, diagnostics: Object.freeze(diagnostics) };
}
