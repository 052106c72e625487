// Reads the plugins in the default export of a module.
import { get } from "../base/describe.ts";
import { type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import { isPlugin } from "../hub/hub.ts";
import { type Kind, KINDS, type Plugin } from "../kinds/index.ts";
import { validate } from "./validate.ts";

const FIX = "Write `export default defineLibrary({ … })`, or an array of plugins.";
/** The plugins of a module, and the problems found. @public */
export interface ModulePlugins {
  /** The plugins, in the order of the default export. */
  readonly plugins: readonly Plugin[];
  /** Problems with the module, or with an item of its default export. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the default export of a module: a plugin, or an array of plugins. Invalid items are left out and reported.
 * Never throws. Pass the plugins to `createCheckedHub`, which also checks return values.
 * @param module - The result of `import()`.
 * @param name - The name of the module in messages.
 * @returns The plugins, in the order of the default export, and the problems found.
 * @example
 * ```ts
 * import { pluginsFromModule } from "hubsmith/checked";
 *
 * const { plugins, diagnostics } = pluginsFromModule({ default: [] }, "mine.ts");
 * plugins; // → []
 * diagnostics[0]?.code; // → "load-failed"
 * ```
 * @public
 */
export function pluginsFromModule(module: unknown, name: string): ModulePlugins {
  const failure = (problem: string): ModulePlugins => ({
    plugins: [],
    diagnostics: [{ code: "load-failed", message: `${name} ${problem}. ${FIX}` }],
  });
  const faults: Diagnostic[] = [];
  const exported = tryCall(name, "reading it", faults, () => get(module, "default"));
  if (faults.length > 0) return { plugins: [], diagnostics: faults };
  if (exported === undefined) return namedExport(module, name) ?? failure("has no default export");
  const values = [exported].flat(Infinity) as readonly unknown[];
  if (values.length === 0) return failure("exports an empty array");
  const plugins: Plugin[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const item of values) {
    const result = validate(item);
    if (isPlugin(result)) plugins.push(item as Plugin);
    else diagnostics.push({ ...result, message: `${name}: ${result.message}` });
  }
  return { plugins, diagnostics };
}

// A common mistake: the plugin is a named export.
function namedExport(module: unknown, name: string): ModulePlugins | undefined {
  const members = tryCall(name, "reading it", [], () => Object.entries(module ?? {}));
  for (const [exported, value] of isAbsence(members) ? [] : members) {
    const kind = get(get(value, "~hub"), "kind");
    if (typeof kind !== "string" || !KINDS.includes(kind as Kind)) continue;
    const plugin = `${kind}/${String(get(value, "id"))}`;
    const message = `${name} has no default export, but exports ${plugin} as \`${exported}\`. Write \`export default ${exported};\`, or \`export default define${kind[0]!.toUpperCase()}${kind.slice(1)}({ … })\`.`;
    return { plugins: [], diagnostics: [{ code: "load-failed", message, plugin }] };
  }
  return undefined;
}
