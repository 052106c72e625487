// Reads the plugins that a module exports by default.
import { get } from "../base/describe.ts";
import { type Diagnostic, tryCall } from "../base/issue.ts";
import type { Plugin } from "../hub/plugin.ts";
import { validate } from "./validate.ts";

const FIX = "Write `export default defineLibrary({ … })`, or a list of plugins.";
const FACTORY_BY_KIND: Readonly<Record<string, string>> = {
  task: "defineTask",
  library: "defineLibrary",
  provider: "defineProvider",
  client: "defineClient",
  quantization: "defineQuantization",
};

/** The plugins of a module, and its problems. @public */
export interface ModulePlugins {
  /** The plugins, in the order of the module's list. */
  readonly plugins: readonly Plugin[];
  /** Problems with the module, or with an item of its list. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The plugins that a module exports by default, one or a list. Messages call the module `name`. Never throws: anything
 * else is left out and reported. Give the plugins to `createHub` of this entry, which also checks what their functions return.
 * @public
 */
export function pluginsFromModule(module: unknown, name: string): ModulePlugins {
  const nothing = (what: string): ModulePlugins => ({
    plugins: [],
    diagnostics: [{ code: "load-failed", message: `${name} ${what}. ${FIX}` }],
  });
  const read = tryCall(name, "be read", () => get(module, "default"));
  if ("fault" in read) return { plugins: [], diagnostics: [read.fault] };
  if (read.value === undefined)
    return namedExport(module, name) ?? nothing("has no default export");
  const found = [read.value].flat(Infinity) as readonly unknown[];
  if (found.length === 0) return nothing("exports an empty list");
  const plugins: Plugin[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const one of found) {
    const result = validate(one);
    if ("plugin" in result) plugins.push(one as Plugin);
    else diagnostics.push({ ...result.fault, message: `${name}: ${result.fault.message}` });
  }
  return { plugins, diagnostics };
}

// A common mistake: the plugin is a named export.
function namedExport(module: unknown, name: string): ModulePlugins | undefined {
  const read = tryCall(name, "be read", () => Object.entries(module ?? {}));
  for (const [exported, value] of "value" in read ? read.value : []) {
    const kind = get(get(value, "~hub"), "kind");
    if (typeof kind !== "string" || !Object.hasOwn(FACTORY_BY_KIND, kind)) continue;
    const plugin = `${kind}/${String(get(value, "id"))}`;
    const message = `${name} has no default export, and exports ${plugin} as \`${exported}\`. Write \`export default ${exported};\`, or \`export default ${FACTORY_BY_KIND[kind]}({ … })\`.`;
    return { plugins: [], diagnostics: [{ code: "load-failed", message, plugin }] };
  }
  return undefined;
}
