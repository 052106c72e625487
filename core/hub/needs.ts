// A page needs few plugins of many: those its model names, the providers it shows, and all clients.
import type { Entry, IdOf } from "./card.ts";
import type { Kind } from "./kind.ts";
import { resolveEntries } from "./registry.ts";
import type { Model } from "../model/model.ts";

/**
 * The entries that the usage panel of a model needs; load these and no others. A plugin that replaces another comes
 * with it, so that a hub of them decides as a hub of all would.
 * @public
 */
export function neededEntries<E extends Entry>(
  entries: readonly E[],
  model: Model,
  providers: readonly (IdOf<E, "provider"> | (string & {}))[] = [],
): readonly E[] {
  const needed = new Set<E>(
    entries.filter(
      (entry) => entry.kind === "client" || (entry.kind === "library" && entry.isFallback),
    ),
  );
  const need = (kind: Kind, names: readonly string[]): void => {
    const { registry, replacedBy } = resolveEntries(entries, kind);
    const found = new Set<E | undefined>(names.map((name) => registry.get(name)));
    const isFound = (entry: E | undefined): boolean =>
      entry !== undefined && (found.has(entry) || isFound(replacedBy.get(entry as never)));
    for (const entry of entries) if (entry.kind === kind && isFound(entry)) needed.add(entry);
  };
  need("library", [model.library_name ?? "", ...model.tags]);
  need("task", [model.pipeline_tag ?? ""]);
  need("provider", providers);
  return entries.filter((entry) => needed.has(entry));
}
