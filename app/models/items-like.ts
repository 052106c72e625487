// Searches the items of a list.
import { flat } from "#models/search/words";
import { byLabel, type Named, nameOf } from "../browser/places.ts";

/** Creates the search: by parts of names, aliases and tasks. A name that starts with the text is first. */
export function itemsLike<T extends Named>(
  items: readonly T[],
  tasksOf: (item: T) => readonly string[],
  tasks: readonly Named[],
): (wanted: string) => readonly T[] {
  const indexed = items.toSorted(byLabel).map((item) => {
    const { id, label, aliases = [] } = item;
    const tasksText = tasksOf(item).flatMap((task) => [task, nameOf(tasks, task)]);
    const text = flat([id, label, ...aliases, ...tasksText].join(" "));
    return { item, text, names: [flat(id), flat(label)] };
  });
  return (wanted) => {
    const whole = flat(wanted.trim());
    const words = whole.split(" ");
    const starts = ({ names }: { readonly names: readonly string[] }): boolean =>
      names.some((name) => name.startsWith(whole));
    return indexed
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .toSorted((a, b) => Number(starts(b)) - Number(starts(a)))
      .map(({ item }) => item);
  };
}
