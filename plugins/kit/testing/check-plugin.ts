// Checks plugins: calls are created from records, and every check inspects the results.
import type { Plugin } from "hubsmith";
import type { Kind } from "#core/kinds/index";
import { createCheckedHub } from "#core/checked/index";
import type { TaskPage } from "hubsmith/catalog";
import { fieldsCheck, unknownFields } from "./checks/fields.ts";
import { createInspector } from "./inspect/index.ts";
import type { Check, CheckContext, Finding } from "./checks/check.ts";
import { pluginChecks } from "./checks/index.ts";
import { companionsOf } from "./subjects/companions.ts";
import type { Contract, Reply } from "../contract/index.ts";
import type { FixtureModel } from "./subjects/fixtures.ts";
import { breakout, hostileStrings, interpolations } from "./checks/hostile-strings.ts";
import { subjectsOf } from "./subjects/plugins.ts";
import type { InspectOptions, Inspector } from "./inspect/program.ts";

/**
 * How plugins are checked. All fields are optional; the kit makes records and requests for each task.
 * @example
 * ```ts
 * import { type CheckOptions, fixture } from "hubsmith/testing";
 *
 * const options: CheckOptions = {
 *   fixtures: [fixture("A quantized model", { library_name: "headliner", config: { bits: 4 } })],
 *   likeNames: ["headline"],
 * };
 * ```
 * @public
 */
export interface CheckOptions extends InspectOptions {
  /** The plugins that it works with: tasks and clients of a provider, tasks and providers of a client. */
  readonly companions?: readonly unknown[];
  /** Records with the fields that the plugin reads. The kit adds one for each task. */
  readonly fixtures?: readonly FixtureModel[];
  /** The contract of the provider's service; a list for several providers and the router. */
  readonly contract?: Contract | readonly Contract[];
  /** Sample responses of Hugging Face's own servers, by the id of the task. */
  readonly replies?: Readonly<Record<string, Reply>>;
  /** The pages of tasks, by the id of the task. */
  readonly pages?: Readonly<Record<string, TaskPage>>;
  /** Names of other plugins that are intended to be similar. */
  readonly likeNames?: readonly string[];
  /** Strings to plant. By default, the kit's hostile strings. */
  readonly strings?: readonly string[];
  /**
   * How many strings each place gets, each others. By default 3 for clients and providers, and all otherwise; `Infinity`
   * takes minutes for them.
   */
  readonly stringsPerPlace?: number;
  /** Receives information for the author that is not a fault; by default, it is printed. */
  readonly note?: (note: Fault) => void;
  /** Checks to run. By default, {@link pluginChecks}. */
  readonly checks?: readonly Check[];
}

/** A fault of a plugin. `where` has the number of cases, and an example. @public */
export interface Fault extends Omit<Finding, "cause" | "isNote"> {
  /** The plugin, as `kind/id`. */
  readonly plugin: string;
  /** The id of the check. */
  readonly check: string;
}

/**
 * Checks a plugin: calls it with many records and requests, plants hostile strings, and parses its programs. Use it in
 * a test, with a timeout of a minute.
 * @param plugin - Any value, such as the default export of a module.
 * @param options - Records, contracts and other plugins to check it with.
 * @returns The faults, each with how to fix it; empty if there are none.
 * @throws The promise rejects if a parser is missing, such as Python for Python programs.
 * @example
 * ```ts
 * import { checkPlugin } from "hubsmith/testing";
 *
 * const faults = await checkPlugin({ id: "birdnet" });
 * faults.map(({ check }) => check); // → ["is-plugin"]
 * ```
 * @public
 */
export function checkPlugin(
  plugin: unknown,
  options: CheckOptions = {},
): Promise<readonly Fault[]> {
  return checkPlugins([plugin], options);
}

/**
 * Checks plugins together, which is faster than one by one, because their programs are parsed in one batch.
 * @param plugins - Any values, such as the default exports of modules.
 * @param options - Records, contracts and other plugins to check them with.
 * @returns The faults of all plugins; empty if there are none.
 * @throws The promise rejects if a parser is missing, such as Python for Python programs.
 * @example
 * ```ts
 * import { checkPlugins } from "hubsmith/testing";
 *
 * const faults = await checkPlugins([{ id: "birdnet" }, "text"]);
 * faults.length; // → 2
 * ```
 * @public
 */
export async function checkPlugins(
  plugins: readonly unknown[],
  options: CheckOptions = {},
): Promise<readonly Fault[]> {
  const inspect = createInspector(options);
  return (await Promise.all(plugins.map((plugin) => checkWith(plugin, options, inspect)))).flat();
}

/** Checks a plugin; its programs are inspected together with those of others. @internal */
export async function checkWith(
  candidate: unknown,
  options: CheckOptions,
  inspect: Inspector,
): Promise<readonly Fault[]> {
  const { checks = pluginChecks, note = printNote } = options;
  const refused = createCheckedHub([candidate]).diagnostics.find(
    ({ code }) => code !== "nothing-to-replace",
  );
  if (refused !== undefined) {
    const { plugin = "unknown", message } = refused;
    // A missing check may exist under another name.
    const slips = checks.includes(fieldsCheck) ? unknownFields(candidate) : [];
    return [
      { plugin, check: "is-plugin", message },
      ...slips.map((slip) => ({ plugin, check: fieldsCheck.id, message: slip })),
    ];
  }
  const plugin = candidate as Plugin;
  const { kind } = plugin["~hub"];
  const context = contextOf(plugin, options, inspect);
  const faults = checks.map(async (check) => {
    const findings = check.find(plugin, context);
    // A generator is run at once, so that the effects of a plugin are reverted before the next check.
    const all = findings instanceof Promise ? await findings : [...findings];
    return grouped(all, CASES[kind]).flatMap(({ isNote = false, ...finding }) => {
      const fault: Fault = { plugin: `${kind}/${plugin.id}`, check: check.id, ...finding };
      if (!isNote) return [fault];
      note(fault);
      return [];
    });
  });
  return (await Promise.all(faults)).flat();
}

const printNote = ({ plugin, where = "", message }: Fault): void =>
  console.info(`Note: ${plugin}, ${where}: ${message}`);

const CASES: Readonly<Record<Kind, string>> = {
  app: "records",
  library: "records",
  task: "records",
  provider: "requests",
  client: "programs",
  quantization: "cases",
};

// With all strings at each of its places, a client needs minutes.
const HAS_MANY_PLACES: ReadonlySet<Kind> = new Set(["client", "provider"]);
const EVERYWHERE: readonly string[] = [interpolations, breakout];
const SOME_STRINGS = 3;

function contextOf(plugin: Plugin, options: CheckOptions, inspect: Inspector): CheckContext {
  const {
    companions = [],
    fixtures = [],
    contract = [],
    replies = {},
    pages = {},
    likeNames = [],
    strings = hostileStrings,
    stringsPerPlace = options.strings === undefined && HAS_MANY_PLACES.has(plugin["~hub"].kind)
      ? SOME_STRINGS
      : Infinity,
  } = options;
  const contracts = [contract].flat() as readonly Contract[];
  return {
    subjects: subjectsOf(plugin, options),
    fixtures,
    companions: companionsOf(plugin, companions),
    contracts: new Map(contracts.map((entry) => [entry.provider, entry])),
    replies,
    pages,
    likeNames,
    inspect,
    strings: (place) => {
      const everywhere = strings.filter((string) => EVERYWHERE.includes(string));
      const rest = strings.filter((string) => !EVERYWHERE.includes(string));
      const start = sumOf(`${plugin.id} ${place}`) % Math.max(rest.length, 1);
      const some = [...everywhere, ...rest.slice(start), ...rest.slice(0, start)];
      return some.slice(0, stringsPerPlace);
    },
  };
}

// Any deterministic function that distributes the strings over the places.
function sumOf(text: string): number {
  let sum = 0;
  for (const char of text) sum = (Math.imul(sum, 31) + char.codePointAt(0)!) >>> 0;
  return sum;
}

/** One finding for each cause; `where` has the number of cases and an example */
function grouped(findings: Iterable<Finding>, cases: string): readonly Omit<Finding, "cause">[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { cause = finding.message } = finding;
    groups.set(cause, [...(groups.get(cause) ?? []), finding]);
  }
  return [...groups.values()].map((group) => {
    const [example] = group.toSorted((a, b) => rank(a) - rank(b));
    const { cause: _, where, ...rest } = example!;
    const count = new Set(group.map((finding) => finding.where)).size;
    if (where === undefined) return rest;
    return { ...rest, where: count === 1 ? where : `in ${count} ${cases}, e.g. ${where}` };
  });
}

// Readable strings come before unreadable ones, short before long, and then short programs.
const rank = ({ string = "", program = "" }: Finding): number =>
  (/^[ -~]*$/.test(string) ? 0 : 1e12) + string.length * 1e7 + program.length;
