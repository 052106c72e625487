// Loading is the only asynchronous step: entries become plugins, and what fails becomes a diagnostic.
import type { Entry } from "./card.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { textOf } from "./guard.ts";
import { member } from "./anything.ts";

/** Loads entries. What does not load is left out and reported; it never rejects. @public */
export async function loadPlugins(
  entries: readonly Pick<Entry, "kind" | "id" | "load">[],
): Promise<{ readonly plugins: readonly unknown[]; readonly diagnostics: readonly Diagnostic[] }> {
  const settled = await Promise.allSettled(entries.map(loaded));
  const plugins: unknown[] = [];
  const diagnostics: Diagnostic[] = [];
  settled.forEach((result, index) => {
    if (result.status === "fulfilled") return void plugins.push(result.value);
    const { kind, id } = entries[index]!;
    const plugin = `${kind}/${id}`;
    const message = `${plugin} did not load: ${textOf(result.reason)}. Try again, or check the path of its import.`;
    diagnostics.push({ code: "load-failed", message, plugin });
  });
  return { plugins, diagnostics };
}

async function loaded({ kind, id, load }: Pick<Entry, "kind" | "id" | "load">): Promise<unknown> {
  const module: unknown = await load();
  const plugin = member(module, "default");
  if (plugin === undefined)
    throw new TypeError("its module has no default export. Write `export default define…({ … })`");
  const stamped = member(member(plugin, "~hub"), "kind");
  if (stamped === undefined || (stamped === kind && member(plugin, "id") === id)) return plugin;
  const found = `${String(stamped)}/${String(member(plugin, "id"))}`;
  throw new TypeError(`its module has ${found}. Let the entry and the plugin say the same`);
}
