// Searches the items of a list.
import { byLabel, nameOf, type Named } from "../browser/places.ts";
import { finderOf } from "#models/search/find";
import { flat } from "#models/search/words";
import type { Subject } from "#models/search/subjects";

export interface Found<T> {
  readonly item: T;
  /** The alias or task that matched, if neither the id nor the label does. */
  readonly via?: Named;
}

/** Creates the search over items: by name, alias or task. Items that match equally well are sorted by label. */
export function itemsLike<T extends Named>(
  items: readonly T[],
  tasksOf: (item: T) => readonly string[],
  tasks: readonly Named[],
  subjects: readonly Subject[],
): (wanted: string) => readonly Found<T>[] {
  const othersOf = (item: T): readonly Named[] => [
    ...(item.aliases ?? []).map((alias) => ({ id: alias, label: alias })),
    ...tasksOf(item).map((id) => ({ id, label: nameOf(tasks, id) })),
  ];
  const find = finderOf(
    items.toSorted(byLabel),
    (item) => ({
      names: [item.id, item.label],
      words: othersOf(item).flatMap(({ id, label }) => [id, label]),
      subjects: tasksOf(item),
    }),
    subjects,
  );
  return (wanted) =>
    find(wanted).matches.map(({ item, rank, via: [named] }) => {
      if (rank === 0 || rank === 2) return { item };
      const text = flat(wanted).trim();
      const via = othersOf(item).find(
        ({ id, label }) => id === named || flat(`${id} ${label}`).includes(text),
      );
      return via === undefined ? { item } : { item, via };
    });
}
