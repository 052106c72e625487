// Checking a plugin: what it is asked for is made up from records, and every check looks at the answers.
import { createHub, type Plugin } from "../index.ts";
import { createInspector, type Inspector } from "./batch.ts";
import type { Check, CheckContext, Finding } from "./check.ts";
import { pluginChecks } from "./checks.ts";
import { fixtureModels, type FixtureModel } from "./fixtures.ts";
import { hostileStrings } from "./hostile.ts";
import type { InspectOptions } from "./program.ts";
import { clientSubjects, providerSubjects } from "./inference-subjects.ts";
import { librarySubjects, type Subject } from "./subjects.ts";

/** How plugins are checked. @public */
export interface CheckOptions extends InspectOptions {
  /** Plugins to try it with: clients and tasks for a provider, providers and tasks for a client. */
  readonly companions?: readonly unknown[];
  /** Records; {@link fixtureModels} unless told. */
  readonly fixtures?: readonly FixtureModel[];
  /** Strings to plant; {@link hostileStrings} unless told. */
  readonly strings?: readonly string[];
  /** How many of the strings go to each place, each place taking up where another left off; all unless told. */
  readonly stringsPerPlace?: number;
  /** Checks; {@link pluginChecks} unless told. */
  readonly checks?: readonly Check[];
}

/** What is wrong with a plugin. @public */
export interface Fault extends Finding {
  /** The plugin, as `kind/id`. */
  readonly plugin: string;
  /** The name of the check. */
  readonly check: string;
}

/** Checks a plugin, e.g. `expect(await checkPlugin(plugin)).toEqual([])` in a test. @public */
export function checkPlugin(
  plugin: unknown,
  options: CheckOptions = {},
): Promise<readonly Fault[]> {
  return checkPlugins([plugin], options);
}

/** Checks plugins together, which takes less time than one by one. @public */
export async function checkPlugins(
  plugins: readonly unknown[],
  options: CheckOptions = {},
): Promise<readonly Fault[]> {
  const { checks = pluginChecks } = options;
  const inspect = createInspector(options);
  const faults = plugins.map(async (candidate): Promise<readonly Fault[]> => {
    const [refused] = createHub([candidate]).diagnostics;
    if (refused !== undefined) {
      const { plugin = "unknown", message } = refused;
      return [{ plugin, check: "is a plugin", message }];
    }
    const plugin = candidate as Plugin;
    const name = `${plugin["~hub"].kind}/${plugin.id}`;
    const context = contextOf(plugin, options, inspect);
    const found = checks.map(async (check) =>
      (await check.run(plugin, context)).map((one) => ({
        plugin: name,
        check: check.name,
        ...one,
      })),
    );
    return (await Promise.all(found)).flat();
  });
  return (await Promise.all(faults)).flat();
}

/** What a plugin is asked for. @public */
export function subjectsOf(plugin: Plugin, options: CheckOptions = {}): readonly Subject[] {
  const { fixtures = fixtureModels, companions = [] } = options;
  switch (plugin["~hub"].kind) {
    case "library":
      return librarySubjects(plugin as Plugin<"library">, fixtures);
    case "provider":
      return providerSubjects(plugin as Plugin<"provider">, fixtures, companions);
    case "client":
      return clientSubjects(plugin as Plugin<"client">, fixtures, companions);
    default:
      return [];
  }
}

function contextOf(plugin: Plugin, options: CheckOptions, inspect: Inspector): CheckContext {
  const {
    fixtures = fixtureModels,
    companions = [],
    strings = hostileStrings,
    stringsPerPlace = strings.length,
  } = options;
  return {
    subjects: subjectsOf(plugin, options),
    fixtures,
    companions,
    inspect,
    strings: (place) => {
      const start = sumOf(`${plugin.id} ${place}`) % strings.length;
      return [...strings.slice(start), ...strings.slice(0, start)].slice(0, stringsPerPlace);
    },
  };
}

// Any function that spreads places over the strings, the same at every run.
function sumOf(text: string): number {
  let sum = 0;
  for (const char of text) sum = (Math.imul(sum, 31) + char.codePointAt(0)!) >>> 0;
  return sum;
}
