// Examining plugins: every check of the kit on each, tried with the first-party plugins that go with it.
import { type Entry, loadPlugins, type Plugin } from "hubsmith";
import type { Kind } from "#core/base/kind";
import { closestName } from "#core/base/describe";
import { checkPlugins, type Fault, pluginChecks } from "hubsmith/testing";
import { pageOf } from "#core/testing/page";
import type { Examined } from "./examined.ts";
import { type Skipped, tolerant } from "./tolerant.ts";

/** A fault with what its check is for. */
export interface Told extends Fault {
  readonly why: string;
  /** How to fix it in general; the message is more specific. */
  readonly fix: string;
}

/** What was found. */
export interface Report {
  readonly plugins: readonly string[];
  /** How many checks each plugin was put to. */
  readonly checks: number;
  readonly faults: readonly Told[];
  /** What was not looked at, because something is not installed. */
  readonly skipped: readonly Skipped[];
  /** What need not be wrong, and may be a slip. */
  readonly notes: readonly string[];
  /** The golden page of each plugin, by its name, where they are asked for. */
  readonly pages?: Readonly<Record<string, string>>;
}

/** How thoroughly, and what for. */
export interface Examining {
  readonly isThorough: boolean;
  readonly hasPages: boolean;
}

// For clients and providers the kit has stand-ins, which print and serve all that there is, in a tenth of the time.
const COMPANIONS: Readonly<Record<Kind, readonly Kind[]>> = {
  library: ["task"],
  task: ["task"],
  provider: ["task"],
  client: ["task"],
  quantization: [],
};
/** Puts plugins to every check. */
export async function examine(
  { plugins, diagnostics, contracts, fixtures, pages, replies, notes }: Examined,
  entries: readonly Entry[],
  { isThorough, hasPages }: Examining,
): Promise<Report> {
  const kinds = new Set(plugins.flatMap((one) => COMPANIONS[one["~hub"].kind]));
  const loaded = await loadPlugins(entries.filter(({ kind }) => kinds.has(kind)));
  const companions = [...loaded.plugins, ...plugins];
  const { checks, skipped } = tolerant(pluginChecks);
  // What is like one of these is noted below.
  const likeNames = entries.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
  const options = { companions, fixtures, contract: contracts, pages, replies, likeNames, checks };
  const found = await checkPlugins(plugins, isThorough ? { ...options, thorough: true } : options);
  const broken = diagnostics.map(({ plugin = "unknown", message }) => ({
    plugin,
    check: "is-plugin",
    message,
  }));
  const near = await Promise.all(plugins.map((one) => nearMisses(one, entries, plugins)));
  const taken = near.flatMap(({ faults }) => faults);
  return {
    plugins: plugins.map(nameOf),
    checks: pluginChecks.length,
    faults: [...broken, ...taken, ...found].map(told),
    skipped: skipped(),
    notes: [...notes, ...pageNotes(plugins, pages, entries), ...near.flatMap((one) => one.notes)],
    ...(hasPages
      ? { pages: Object.fromEntries(plugins.map((one) => [nameOf(one), pageOf(one, options)])) }
      : {}),
  };
}

// No host shows a page that its task does not import.
const pageNotes = (
  plugins: readonly Plugin[],
  pages: Examined["pages"],
  entries: readonly Entry[],
): readonly string[] =>
  plugins
    .filter((one) => one["~hub"].kind === "task" && (one as Plugin<"task">).page === undefined)
    .filter(({ id }) => pages[id] !== undefined)
    .filter(({ id }) => !entries.some((entry) => entry.kind === "task" && entry.id === id))
    .map(
      ({ id }) =>
        `No host shows the page of task "${id}". Import it, and add \`page\` to the task.`,
    );

const nameOf = (plugin: Plugin): string => `${plugin["~hub"].kind}/${plugin.id}`;

function told(fault: Fault): Told {
  const { why = "", fix = "" } = pluginChecks.find(({ id }) => id === fault.check) ?? {};
  return { ...fault, why, fix };
}

// A slip in an id makes a second plugin beside the one that was meant.
async function nearMisses(
  plugin: Plugin,
  entries: readonly Entry[],
  all: readonly Plugin[],
): Promise<{ readonly faults: readonly Fault[]; readonly notes: readonly string[] }> {
  const { id, replaces, aliases = [] } = plugin;
  const { kind } = plugin["~hub"];
  // Clients of other languages may have the same name.
  const [language] = id.split("/");
  const its = entries.filter(
    (one) => one.kind === kind && (kind !== "client" || one.id.split("/")[0] === language),
  );
  const others = its.map((one) => one.id).filter((one) => one !== replaces);
  const same = await loadPlugins(its.filter((one) => one.id === id));
  // It may be the one that is there already.
  if (same.plugins.includes(plugin)) return { faults: [], notes: [] };
  const names = [id, ...aliases].filter((name) => name !== replaces);
  const taken = names.filter((name) => others.includes(name));
  const faults = taken.map((name) => {
    const which = name === id ? "id" : "alias";
    const message = `There is already a ${kind} "${name}". Set \`replaces: "${name}"\` to replace it, or choose another ${which}.`;
    return { plugin: nameOf(plugin), check: "is-plugin", message };
  });
  const beside = all.filter((one) => one !== plugin && one["~hub"].kind === kind);
  const known = [...entries.filter((one) => one.kind === kind), ...beside].flatMap((one) => [
    one.id,
    ...(one.aliases ?? []),
  ]);
  const meant = replaces === undefined ? undefined : closestName(known, replaces);
  const dangling =
    replaces === undefined || known.some((name) => name.toLowerCase() === replaces.toLowerCase())
      ? []
      : [
          {
            plugin: nameOf(plugin),
            check: "is-plugin",
            message: `\`replaces\` names the ${kind} "${replaces}", which does not exist.${meant === undefined ? "" : ` Did you mean "${meant}"?`} Fix the id, or remove \`replaces\`.`,
          },
        ];
  const notes = names.flatMap((name) => {
    if (taken.includes(name)) return [];
    const near = closestName(others, name);
    if (near === undefined) return [];
    return near.toLowerCase() === name.toLowerCase()
      ? [`"${name}" is the ${kind} "${near}" in another case. Use the same case, or rename it.`]
      : [`"${name}" is nearly the same as the ${kind} "${near}". Did you mean that one?`];
  });
  return { faults: [...faults, ...dangling], notes };
}
