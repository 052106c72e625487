// The clients of a language: the program of each for a call, or why there is none; and their names.
import {
  type Absence,
  type Entry,
  type Hub,
  type InferenceSnippet,
  type Plugin,
  type SnippetResult,
} from "hubsmith";
import { resolveEntries } from "#core/hub/registry";
import type { Choice } from "./choice.ts";

export interface ClientView {
  readonly id: string;
  readonly label: string;
  /** Whether it is in the group of frameworks. */
  readonly isFramework: boolean;
  readonly install: string | undefined;
  readonly content: string | undefined;
  readonly absence: Absence | undefined;
}

export const clientViews = (
  clients: readonly Plugin<"client">[],
  { snippets, notOffered }: Pick<SnippetResult<InferenceSnippet>, "snippets" | "notOffered">,
): readonly ClientView[] =>
  clients.map(({ id: full, label, isFramework = false }) => {
    const id = full.slice(full.indexOf("/") + 1);
    const is = ({ client }: { readonly client?: string }): boolean => client === id;
    const { install, content } = snippets.find(is) ?? {};
    return {
      id,
      label,
      isFramework,
      install,
      content,
      absence: notOffered.find(is),
    };
  });

/** The frameworks of a language that are not loaded yet. */
export const unloadedFrameworks = (
  entries: readonly Entry[],
  language: string,
  loaded: readonly ClientView[],
): readonly Pick<ClientView, "id" | "label">[] =>
  resolveEntries(entries, "client")
    .registry.list.filter((entry) => entry.language.id === language && entry.isFramework === true)
    .map(({ id, label }) => ({ id: id.slice(language.length + 1), label }))
    .filter(({ id }) => !loaded.some((client) => client.id === id));

export interface ShownClient {
  readonly client: ClientView | undefined;
  /** The chosen one, if it has no program and another one is shown. */
  readonly replaced: ClientView | undefined;
}

/**
 * The chosen client of a language if it has a program, or else the first that has one. `usual` is the id of the client
 * that is shown without a choice.
 */
export function shownClient(
  hub: Hub,
  chosen: Choice["clients"],
  language: string,
  clients: readonly ClientView[],
  usual?: string,
): ShownClient {
  // A link may have an old id of its client.
  const selected = hub.clients.get(`${language}/${chosen[language]}`)?.id;
  const wanted =
    clients.find(({ id }) => `${language}/${id}` === selected) ??
    clients.find(({ id }) => id === usual);
  if (wanted?.content !== undefined) return { client: wanted, replaced: undefined };
  const client = clients.find(({ content }) => content !== undefined);
  return { client, replaced: client && wanted };
}

/** The label of a client; with its language, if a client of another language has the same label. */
export function clientName({ clients }: Hub, id: string): string | undefined {
  const client = clients.get(id);
  const isShared = clients.list.some(
    (other) => other.label === client?.label && other.id !== client.id,
  );
  return isShared ? `${client?.label} (${client?.language.label})` : client?.label;
}
