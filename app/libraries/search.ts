// Searches libraries: each word must be in a library's id, label or aliases, or in one of its tasks.
import type { Entry } from "hubsmith";
import { itemOf, type Named } from "../routing/places.ts";

/** A library that was found. */
export interface Found {
  readonly library: Entry<"library">;
  /** The alias or task that matched, if neither its id nor its label does. */
  readonly via?: string;
}

/** The libraries that match, by label; all of them for an empty search. */
export function librariesLike(
  libraries: readonly Entry<"library">[],
  tasks: readonly Named[],
  wanted: string,
): readonly Found[] {
  const words = flat(wanted).split(" ").filter(Boolean);
  return libraries.toSorted(byLabel).flatMap((library): readonly Found[] => {
    const { id, label, aliases = [] } = library;
    const shown = flat(`${id} ${label}`);
    const more = [...aliases, ...(library.tasks ?? []).map((task) => nameOf(tasks, task))];
    const all = flat([id, label, ...more, ...(library.tasks ?? [])].join(" "));
    if (!words.every((word) => all.includes(word))) return [];
    const hidden = words.filter((word) => !shown.includes(word));
    if (hidden.length === 0) return [{ library }];
    const via = more.find((name) => hidden.every((word) => flat(name).includes(word)));
    return [via === undefined ? { library } : { library, via }];
  });
}

/** The name of a task; its id if it is unknown. */
export const nameOf = (tasks: readonly Named[], id: string): string =>
  itemOf(tasks, id)?.label ?? id;

// Hyphens and spaces are the same: "text to image" is as common a search as "text-to-image".
const flat = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, " ");

const byLabel = (one: Entry, other: Entry): number => one.label.localeCompare(other.label, "en");
