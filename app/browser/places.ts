// The pages of each kind of items: paths, labels, and the item of a URL.
import type { Kind } from "#core/kinds/index";

/** A kind of items with a list and pages. */
export interface Place {
  readonly path: string;
  readonly title: string;
  readonly one: string;
  readonly many: string;
}

const placeOf = (one: string, title: string, path = `/${title.toLowerCase()}`): Place => {
  return { path, title, one, many: title.toLowerCase() };
};

export const MODELS: Place = placeOf("model", "Models", "/");
export const TASKS: Place = placeOf("task", "Tasks");
export const LIBRARIES: Place = placeOf("library", "Libraries");
export const PROVIDERS: Place = placeOf("provider", "Providers");
export const APPS: Place = placeOf("app", "Apps");
export const DEVICES: Place = placeOf("device", "Devices");
export const FORMATS: Place = placeOf("format", "Formats");

/** The lists in the navigation of every page, and in its footer. */
export const NAVIGATION: readonly Place[] = [MODELS, TASKS, LIBRARIES, PROVIDERS, APPS, FORMATS];
export const REPORTS: readonly Place[] = [DEVICES];

/** The kinds of plugins with a page for each. */
export const ITEM_PLACES: readonly (readonly [
  kind: "task" | "library" | "provider" | "app",
  place: Place,
])[] = [
  ["task", TASKS],
  ["library", LIBRARIES],
  ["provider", PROVIDERS],
  ["app", APPS],
];

export interface Named {
  readonly id: string;
  readonly label: string;
  readonly aliases?: readonly string[];
}

export const itemOf = <T extends Named>(items: readonly T[], id: string): T | undefined =>
  items.find((item) => item.id === id) ?? items.find(({ aliases }) => aliases?.includes(id));

/** The name of an item, such as a task; its id if it is unknown. */
export const nameOf = (tasks: readonly Named[], id: string): string =>
  itemOf(tasks, id)?.label ?? id;

export const byLabel = (a: Pick<Named, "label">, b: Pick<Named, "label">): number =>
  a.label.localeCompare(b.label, "en", { numeric: true });

export const pathOf = ({ path }: Place, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** The path of the page that shows a plugin; undefined if there is none. */
export function pageOf(kind: Kind, id: string): string | undefined {
  const pages: { readonly [K in Kind]: string | undefined } = {
    task: pathOf(TASKS, id),
    library: pathOf(LIBRARIES, id),
    provider: pathOf(PROVIDERS, id),
    app: pathOf(APPS, id),
    client: undefined,
    quantization: FORMATS.path,
  };
  return pages[kind];
}

export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");

/** The id in the last segment of such a URL. */
export function idOf(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
