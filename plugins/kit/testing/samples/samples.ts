// A sample is a plugin, or a plugin with the options that it is checked with.
import type { CheckOptions } from "../check-plugin.ts";
import { pluginChecks } from "../checks/index.ts";

/** Samples by name, grouped by the ids of the checks that report them; those without mistakes are under "". */
export interface Samples {
  readonly [checks: string]: { readonly [name: string]: unknown };
}

/** A plugin with its own options. */
export class Given {
  readonly options: CheckOptions;
  readonly plugin: unknown;
  constructor(options: CheckOptions, plugin: unknown) {
    this.options = options;
    this.plugin = plugin;
  }
}

/** A plugin that is checked with these options, too. */
export const given = (options: CheckOptions, plugin: unknown): Given =>
  plugin instanceof Given
    ? new Given({ ...options, ...plugin.options }, plugin.plugin)
    : new Given(options, plugin);

/** Samples that are all checked with these options. */
export const withOptions = (options: CheckOptions, samples: Samples): Samples =>
  mapValues(samples, (group) => mapValues(group, (plugin) => given(options, plugin)));

/** Samples that are checked only with the checks that report them. */
export const isolated = (samples: Samples): Samples =>
  Object.fromEntries(
    Object.entries(samples).map(([ids, group]) => [
      ids,
      mapValues(group, (plugin) => given(only(...ids.split(" ")), plugin)),
    ]),
  );

export const only = (...ids: readonly string[]): CheckOptions => ({
  checks: pluginChecks.filter(({ id }) => ids.includes(id)),
});

const mapValues = <T, U>(all: { readonly [name: string]: T }, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, map(value)] as const));
