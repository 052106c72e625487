// Plants values of any type at every place of libraries, and of providers with one client.
import fc from "fast-check";
import { createHub, loadPlugins, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { fixture, type FixtureModel } from "hubsmith/testing";
import { truncate } from "#core/base/describe";
import { checkWith } from "#plugins/kit/testing/check-plugin";
import { createInspector } from "#plugins/kit/testing/inspect/index";
import type { Inspector } from "#plugins/kit/testing/inspect/program";
import { hex, INVISIBLE } from "#plugins/kit/language/escape";
import { libraryRecords } from "../../writers/index-of-plugins/plugin-files.ts";
import { plants, valuesCheck } from "./values.ts";

export interface Fuzzed {
  readonly plugins: readonly Plugin[];
  /** Records that cover the branches of libraries. */
  readonly fixtures: readonly FixtureModel[];
}

export interface Run {
  /** The cases; each has several values for one generator. */
  readonly runs: number;
  readonly seed: number;
  /** A part of the names of the generators. */
  readonly only?: string;
}

export interface Report {
  readonly programs: number;
  readonly failures: readonly string[];
}

/** A library, or a provider with one client. */
interface Target {
  readonly name: string;
  readonly plugin: Plugin;
  readonly companions: readonly Plugin[];
}

// The programs of a batch are parsed together.
const BATCH = 50;
const VALUES_PER_CASE = 10;

/** Runs the cases; calls `onBatch` with the number of generators that are done. */
export async function run(
  { plugins, fixtures }: Fuzzed,
  { runs, seed, only = "" }: Run,
  onBatch: (done: number, all: number) => void = () => {},
): Promise<Report> {
  const targets = targetsOf(plugins).filter(({ name }) => name.includes(only));
  if (targets.length === 0)
    throw new Error(
      `No generator has "${only}" in its name. Names are, for example, "library/timm" or "groq, python/openai".`,
    );
  // In a random order, so that a short run has generators of all kinds.
  const order = fc.shuffledSubarray([...targets], { minLength: targets.length });
  const [shuffled] = fc.sample(order, { seed, numRuns: 1 });
  let programs = 0;
  const inspectAll = createInspector({});
  const inspect: Inspector = (language, program) => {
    programs += 1;
    return inspectAll(language, program);
  };
  const count = Math.min(runs, targets.length);
  const failures: string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const batch = shuffled!.slice(from, Math.min(from + BATCH, count)).map((target, at) => {
      const numRuns = Math.ceil((runs - from - at) / targets.length);
      return failuresOf(target, fixtures, { seed: seed + from + at, numRuns }, inspect);
    });
    failures.push(...(await Promise.all(batch)).flat());
    onBatch(from + batch.length, count);
  }
  return { programs, failures };
}

function targetsOf(plugins: readonly Plugin[]): readonly Target[] {
  const hub = createHub(plugins);
  const libraries = hub.libraries.list.map((plugin) => ({
    name: `library/${plugin.id}`,
    plugin: plugin as object as Plugin,
    companions: [],
  }));
  const calls = hub.providers.list.flatMap((plugin) =>
    hub.clients.list.map((client) => ({
      name: `${plugin.id}, ${client.id}`,
      plugin: plugin as object as Plugin,
      companions: [...hub.tasks.list, client] as object[] as Plugin[],
    })),
  );
  return [...libraries, ...calls];
}

async function failuresOf(
  { name, plugin, companions }: Target,
  fixtures: readonly FixtureModel[],
  options: { readonly seed: number; readonly numRuns: number },
  inspect: Inspector,
): Promise<readonly string[]> {
  const models = plugin["~hub"].kind === "library" ? fixtures : [];
  const numRuns = options.numRuns * VALUES_PER_CASE;
  const checks = [valuesCheck(fc.sample(plants, { seed: options.seed, numRuns }))];
  const faults = await checkWith(plugin, { companions, fixtures: models, checks }, inspect);
  return faults.map(({ check, where = "", message }) => {
    const text = truncate(`${check}: ${name}, ${where}: ${message}`, 2000);
    // A terminal would obey control characters.
    return text.replace(INVISIBLE, (char) => (char === "\n" ? char : `\\u{${hex(char, 4)}}`));
  });
}

export async function readProduct(): Promise<Fuzzed> {
  const { plugins } = await loadPlugins(entries);
  return {
    plugins: plugins as readonly Plugin[],
    fixtures: (await libraryRecords()).map(([name, fields]) => fixture(name, fields)),
  };
}
