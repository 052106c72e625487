// What a module of plugins holds: its default export, which is one plugin or a list of them.
import type { Task } from "../model/task.ts";
import type { Card, Entry } from "./card.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { guard } from "./guard.ts";
import { cardOf } from "./manifest.ts";
import type { Plugin } from "./plugin.ts";
import { member } from "./anything.ts";
import { validate } from "../checked/validate.ts";

const MEND = "Write `export default defineLibrary({ … })`, or a list of plugins.";
const STAMPED: Readonly<Record<string, string>> = {
  task: "defineTask",
  library: "defineLibrary",
  provider: "defineProvider",
  client: "defineClient",
  quantization: "defineQuantization",
};

/** The plugins of a module, and what else was found in it. @public */
export interface ModulePlugins {
  /** The plugins, in the order in which the module lists them. */
  readonly plugins: readonly Plugin[];
  /** What else the module holds, or lacks. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The plugins that a module exports by default, one or a list; `name` is what messages call the module. Never throws:
 * what is no plugin is left out, and said.
 * @public
 */
export function pluginsIn(module: unknown, name: string): ModulePlugins {
  const nothing = (what: string): ModulePlugins => ({
    plugins: [],
    diagnostics: [{ code: "load-failed", message: `${name} ${what}. ${MEND}` }],
  });
  const read = guard(name, "be read", () => member(module, "default"));
  if ("fault" in read) return { plugins: [], diagnostics: [read.fault] };
  if (read.value === undefined) return unnamed(module, name) ?? nothing("has no default export");
  const found = [read.value].flat(Infinity) as readonly unknown[];
  if (found.length === 0) return nothing("exports an empty list");
  const plugins: Plugin[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const one of found) {
    const result = validate(one);
    if ("plugin" in result) plugins.push(result.plugin);
    else diagnostics.push({ ...result.fault, message: `${name}: ${result.fault.message}` });
  }
  return { plugins, diagnostics };
}

// A plugin under a name of its own, which is where it is in most other modules.
function unnamed(module: unknown, name: string): ModulePlugins | undefined {
  const read = guard(name, "be read", () => Object.entries(module ?? {}));
  for (const [exported, value] of "value" in read ? read.value : []) {
    const kind = member(member(value, "~hub"), "kind");
    if (typeof kind !== "string" || !Object.hasOwn(STAMPED, kind)) continue;
    const plugin = `${kind}/${String(member(value, "id"))}`;
    const message = `${name} has no default export, and exports ${plugin} as \`${exported}\`. Write \`export default ${exported};\`, or \`export default ${STAMPED[kind]}({ … })\`.`;
    return { plugins: [], diagnostics: [{ code: "load-failed", message, plugin }] };
  }
  return undefined;
}

/**
 * The entry of a plugin that is here already, for a list of entries such as `[...entries, entryOf(mine)]`. A provider's
 * card then names those of `tasks` that it serves without listing them.
 * @public
 */
export function entryOf(plugin: Plugin, tasks: readonly Task[] = []): Entry {
  const card: Card = cardOf(plugin, tasks);
  return Object.freeze({ ...card, load: () => Promise.resolve({ default: plugin }) });
}
