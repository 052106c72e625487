// Which libraries a few words mean: each word stands in a library's id, label or aliases, or in a task that it is for.
import type { Entry } from "hubsmith";
import { itemOf, type Named } from "../reading/places.ts";

/** A library that is meant. */
export interface Found {
  readonly library: Entry<"library">;
  /** The alias or task by which it was found, where neither its id nor its label tells why. */
  readonly via?: string;
}

/** The libraries that are meant, by label; all of them where nothing is asked. */
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

/** What a task is called; its id where there is none of it. */
export const nameOf = (tasks: readonly Named[], id: string): string =>
  itemOf(tasks, id)?.label ?? id;

// A hyphen is a space to those who search: "text to image" is asked for as often as "text-to-image".
const flat = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, " ");

const byLabel = (one: Entry, other: Entry): number => one.label.localeCompare(other.label, "en");
