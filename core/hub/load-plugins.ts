// Selects the entries that a page needs, and loads their plugins. Only loading is asynchronous.
import type { Entry } from "./card.ts";
import { type Diagnostic, errorText } from "../base/issue.ts";
import { describe, get } from "../base/describe.ts";
import type { Kind } from "../kinds/index.ts";
import { resolveEntries } from "./registry.ts";
import type { Model } from "../record/model.ts";

/**
 * Loads the plugins of entries, in parallel. Never throws: an entry that fails to load is left out and reported.
 * @returns The plugins, in the order of their entries, for `createHub`; and a diagnostic for each that failed.
 * @example
 * ```ts
 * import { createHub, loadPlugins } from "hubsmith";
 * import { quantizationEntries } from "hubsmith/plugins";
 *
 * const { plugins, diagnostics } = await loadPlugins(quantizationEntries);
 * createHub(plugins).quantizations.has("gguf"); // → true
 * diagnostics; // → []
 * ```
 * @public
 */
export async function loadPlugins(
  entries: readonly Pick<Entry, "kind" | "id" | "load">[],
): Promise<{ readonly plugins: readonly unknown[]; readonly diagnostics: readonly Diagnostic[] }> {
  const settled = await Promise.allSettled(entries.map(loadPlugin));
  const plugins: unknown[] = [];
  const diagnostics: Diagnostic[] = [];
  settled.forEach((result, index) => {
    if (result.status === "fulfilled") return void plugins.push(result.value);
    const { kind, id } = entries[index]!;
    const plugin = `${kind}/${id}`;
    const message = `${plugin} did not load: ${errorText(result.reason)}. Try again, or check its import path.`;
    diagnostics.push({ code: "load-failed", message, plugin });
  });
  return { plugins, diagnostics };
}

async function loadPlugin(entry: Pick<Entry, "kind" | "id" | "load">): Promise<unknown> {
  const { kind, id, load } = entry;
  const plugin = get(await load(), "default");
  if (plugin === undefined)
    throw new TypeError("its module has no default export. Write `export default define…({ … })`");
  const foundKind = get(get(plugin, "~hub"), "kind");
  if (foundKind === undefined || (foundKind === kind && get(plugin, "id") === id)) return plugin;
  const [actualKind, actualId] = [foundKind, get(plugin, "id")].map((name) =>
    typeof name === "string" ? name : describe(name),
  );
  throw new TypeError(
    `its module exports ${actualKind}/${actualId}. Use the same kind and id in the entry and the plugin`,
  );
}

/**
 * Selects the entries that the usage panel of a model needs, so that a page loads no others: its libraries, its task,
 * all clients, and the given providers and apps. A plugin that replaces a selected one is included, so a hub of these entries
 * resolves conflicts as a hub of all entries would. Never throws.
 * @param model - The parsed record. `library_name` and `tags` name its libraries, and `pipeline_tag` its task.
 * @param providers - The ids of the providers and apps to include. Default: none.
 * @returns The selected entries, in their order.
 * @example
 * ```ts
 * import { neededEntries, parseModel } from "hubsmith";
 * import { entries } from "hubsmith/plugins";
 *
 * const { model } = parseModel({ id: "google/gemma-2-2b-it", pipeline_tag: "text-generation" });
 * const needed = neededEntries(entries, model!, ["together"]);
 * needed.filter(({ kind }) => kind === "provider").map(({ id }) => id); // → ["together"]
 * ```
 * @public
 */
export function neededEntries<E extends Entry>(
  entries: readonly E[],
  model: Model,
  providers: readonly (Extract<E, { kind: "provider" }>["id"] | (string & {}))[] = [],
): readonly E[] {
  const needed = new Set<E>();
  const addNamed = (kind: Kind, names: readonly string[]): void => {
    const { registry, replacedBy } = resolveEntries(entries, kind);
    const matches = new Set<E | undefined>(names.map((name) => registry.get(name)));
    const isFound = (entry: E | undefined): boolean =>
      entry !== undefined && (matches.has(entry) || isFound(replacedBy.get(entry as never)));
    for (const entry of entries) if (entry.kind === kind && isFound(entry)) needed.add(entry);
  };
  addNamed("library", [model.library_name ?? "", ...model.tags]);
  const isNamed = needed.size > 0;
  for (const entry of entries) {
    const isTried =
      entry.kind === "library" && (entry.isFallback || (entry.isTriedUnnamed && !isNamed));
    if (isTried || entry.kind === "client") needed.add(entry);
  }
  addNamed("task", [model.pipeline_tag ?? ""]);
  addNamed("provider", providers);
  addNamed("app", providers);
  return entries.filter((entry) => needed.has(entry));
}
