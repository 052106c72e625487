// Examining plugins: every check of the kit on each, tried with the first-party plugins that go with it.
import { type Entry, type Kind, loadPlugins, nearestName, type Plugin } from "hubsmith";
import { checkPlugins, type Fault, pageOf, pluginChecks } from "hubsmith/testing";
import type { Examined } from "./examined.ts";

/** What was found. */
export interface Report {
  readonly plugins: readonly string[];
  /** How many checks each plugin was put to. */
  readonly checks: number;
  readonly faults: readonly (Fault & { readonly why: string })[];
  /** What need not be wrong, and may be a slip. */
  readonly notes: readonly string[];
  /** The golden page of each plugin, by its name. */
  readonly pages: Readonly<Record<string, string>>;
}

// For clients and providers the kit has stand-ins, which print and serve all that there is, in a tenth of the time.
const COMPANIONS: Readonly<Record<Kind, readonly Kind[]>> = {
  library: [],
  task: ["task"],
  provider: ["task"],
  client: ["task"],
  quantization: [],
};

/** Puts plugins to every check. Rejects where a parser that the kit needs is not installed. */
export async function examine(
  { plugins, diagnostics, contracts, fixtures, pages }: Examined,
  entries: readonly Entry[],
): Promise<Report> {
  const kinds = new Set(plugins.flatMap((one) => COMPANIONS[one["~hub"].kind]));
  const loaded = await loadPlugins(entries.filter(({ kind }) => kinds.has(kind)));
  const options = {
    companions: [...loaded.plugins, ...plugins],
    fixtures,
    contract: contracts,
    pages,
  };
  const found = await checkPlugins(plugins, options);
  const broken = diagnostics.map(({ plugin = "unknown", message }) => ({
    plugin,
    check: "is-plugin",
    message,
  }));
  const why = new Map(pluginChecks.map((check) => [check.id, check.why]));
  return {
    plugins: plugins.map(nameOf),
    checks: pluginChecks.length,
    faults: [...broken, ...found].map((one) => ({ ...one, why: why.get(one.check) ?? "" })),
    notes: plugins.flatMap((one) => nearMisses(one, entries)),
    pages: Object.fromEntries(plugins.map((one) => [nameOf(one), pageOf(one, options)])),
  };
}

const nameOf = (plugin: Plugin): string => `${plugin["~hub"].kind}/${plugin.id}`;

// A slip in an id makes a second plugin beside the one that was meant.
function nearMisses(plugin: Plugin, entries: readonly Entry[]): readonly string[] {
  const { id, replaces, aliases = [] } = plugin;
  const { kind } = plugin["~hub"];
  const others = entries.filter((one) => one.kind === kind).map((one) => one.id);
  return [id, ...aliases].flatMap((name) => {
    if (name === replaces) return [];
    if (others.includes(name))
      return [
        `There is a ${kind} "${name}" already. Let the plugin have \`replaces: "${name}"\` where it is to take its place, or give it another id.`,
      ];
    const near = nearestName(others, name);
    return near === undefined
      ? []
      : [`"${name}" is much like the ${kind} "${near}". Is that the one you mean?`];
  });
}
