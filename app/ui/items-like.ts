// Searches items: by each word of their id or label, or by an alias or a task that contains the text.
import { itemOf, type Named } from "../routing/places.ts";

/** An item that was found. */
export interface Found<T> {
  readonly item: T;
  /** The alias or task that matched, if neither the id nor the label does. */
  readonly via?: Named;
}

/** The items that match, by label; all of them for an empty search. */
export function itemsLike<T extends Named>(
  items: readonly T[],
  tasksOf: (item: T) => readonly string[],
  tasks: readonly Named[],
  wanted: string,
): readonly Found<T>[] {
  const text = flat(wanted).trim();
  return items.toSorted(byLabel).flatMap((item): readonly Found<T>[] => {
    const shown = flat(`${item.id} ${item.label}`);
    if (text.split(" ").every((word) => shown.includes(word))) return [{ item }];
    const aliases = (item.aliases ?? []).map((alias) => ({ id: alias, label: alias }));
    const served = tasksOf(item).map((id) => ({ id, label: nameOf(tasks, id) }));
    const via = [...aliases, ...served].find(({ id, label }) =>
      flat(`${id} ${label}`).includes(text),
    );
    return via === undefined ? [] : [{ item, via }];
  });
}

/** The name of a task; its id if it is unknown. */
export const nameOf = (tasks: readonly Named[], id: string): string =>
  itemOf(tasks, id)?.label ?? id;

/** The sort order of lists. */
export const byLabel = (a: Pick<Named, "label">, b: Pick<Named, "label">): number =>
  a.label.localeCompare(b.label, "en");

/** Hyphens, slashes and spaces are the same: "text to image" is as common a search as "text-to-image". */
export const flat = (text: string): string => text.toLowerCase().replace(/[\s_/-]+/g, " ");
