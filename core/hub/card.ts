// Cards and entries: what an index knows of plugins before they are loaded.
import type { Modality } from "../http/task.ts";
import type { Common, Kind } from "../base/kind.ts";

/** What the card of each kind says beside the names of the plugin. @public */
export interface Cards {
  /** Of a task: the field of learning it belongs to, and whether a list shows it. */
  readonly task: {
    readonly label: string;
    readonly modality: Modality;
    readonly isPlaceholder?: boolean;
    readonly isInternal?: boolean;
  };
  /** Of a library: what it is for. */
  readonly library: {
    readonly label: string;
    readonly filter: boolean;
    /** The ids of the tasks for whose models it is. */
    readonly tasks?: readonly string[];
    readonly isFallback?: boolean;
  };
  /** Of a provider: where it is asked, and for what. */
  readonly provider: {
    readonly label: string;
    readonly baseUrl?: string;
    /** The ids of the tasks that it serves. */
    readonly tasks: readonly string[];
  };
  /** Of a client: its language, and its place there. */
  readonly client: {
    readonly label: string;
    readonly language: LanguageCard;
    readonly order: number;
  };
  /** Of a table of formats: its name. */
  readonly quantization: { readonly label: string };
}

/** A language as far as a page needs it to offer and to colour its snippets. @public */
export interface LanguageCard {
  /** The id: `python`. */
  readonly id: string;
  /** The name that readers know: `Python`. */
  readonly label: string;
  /** Its place among the languages; the least comes first. */
  readonly order: number;
  /** The grammar of a highlighter. */
  readonly highlight: string;
}

/** The card of a plugin. @public */
export type Card<K extends Kind = Kind, Id extends string = string> = {
  readonly [P in K]: Cards[P] & Common & { readonly kind: P; readonly id: Id };
}[K];

/** Imports a plugin, which is the default export of its module. @public */
export type Load = () => Promise<{ readonly default: unknown }>;

/** A card and how to load its plugin; of a task, also how to load its page, a `TaskPage` of hubsmith/catalogue. @public */
export type Entry<K extends Kind = Kind, Id extends string = string> = {
  readonly [P in K]: Card<P, Id> & { readonly load: Load } & (P extends "task"
      ? { readonly page?: () => Promise<{ readonly default: unknown }> }
      : unknown);
}[K];

/** The ids that entries of a kind have, e.g. `IdOf<typeof entries, "provider">`. @public */
export type IdOf<E extends Entry, K extends Kind> = Extract<E, { readonly kind: K }>["id"];

/**
 * Entries from rows of an id, how it is loaded, and what stands in the columns named; what is `undefined` or left out
 * at the end of a row is not on the card. A generated index is written so, because it is a third of the size.
 * @public
 */
export function entriesOf<K extends Kind, Id extends string>(
  kind: K,
  columns: readonly string[],
  rows: readonly (readonly [id: Id, load: Load, ...values: readonly unknown[]])[],
): readonly Entry<K, Id>[] {
  const entries = rows.map(([id, load, ...values]) => {
    const told = columns.map((column, at) => [column, values[at]] as const);
    const card = Object.fromEntries(told.filter(([, value]) => value !== undefined));
    return Object.freeze({ kind, id, ...card, load });
  });
  return Object.freeze(entries) as readonly object[] as readonly Entry<K, Id>[];
}

/** The entries of several lists as one; a bundler can leave out the call where nobody reads it. @public */
export const allEntries = <E extends Entry>(...lists: readonly (readonly E[])[]): readonly E[] =>
  Object.freeze(lists.flat());

/** The name that a plugin is sorted and shown by. @public */
export const labelOf = ({
  prettyLabel,
  label = "",
}: {
  readonly label?: string;
  readonly prettyLabel?: string;
}): string => prettyLabel ?? label;

/** The configuration of a host. @public */
export interface Config {
  /** Plugins, one by one or in lists. One with `replaces` takes the place of another. */
  readonly plugins: readonly unknown[];
}

/** Makes a configuration, so that an editor knows its fields: `export default defineConfig({ plugins: [mine] })`. @public */
export const defineConfig = (config: Config): Config => config;
