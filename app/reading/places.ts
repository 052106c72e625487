// Where the pages of each kind of things are, what such a thing is called, and which one an address means.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/base/kind";

/** A kind of things that have a list and a page each. */
export interface Place {
  readonly path: string;
  /** The heading of the list. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
}

export const TASKS: Place = { path: "/tasks", title: "Tasks", one: "task", many: "tasks" };
export const LIBRARIES: Place = {
  path: "/libraries",
  title: "Libraries",
  one: "library",
  many: "libraries",
};
export const PROVIDERS: Place = {
  path: "/providers",
  title: "Providers",
  one: "provider",
  many: "providers",
};
export const QUANTIZATIONS: Place = {
  path: "/quantizations",
  title: "Quantizations",
  one: "quantization",
  many: "quantizations",
};

/** What has a page. */
export interface Named {
  readonly id: string;
  readonly label: string;
  readonly aliases?: readonly string[];
}

/** The entries of a kind that anybody is to see. */
export function shownIn<K extends Kind>(entries: readonly Entry[], kind: K): readonly Entry<K>[] {
  const isShown = (entry: Entry): boolean =>
    entry.kind === kind && !("isInternal" in entry && entry.isInternal === true);
  return entries.filter(isShown) as unknown as readonly Entry<K>[];
}

/** The thing of this id, or whose alias it is. */
export const itemOf = <T extends Named>(items: readonly T[], id: string): T | undefined =>
  items.find((item) => item.id === id) ?? items.find(({ aliases }) => aliases?.includes(id));

/** The address of a thing's page. */
export const pathOf = ({ path }: Place, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** The id in the last step of such an address. */
export function idOf(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
