// The languages of the clients: from cards, before any client is loaded.
import type { Entry } from "hubsmith";
import type { LanguageCard } from "#core/kinds/index";
import { byState } from "../../models/memoized.ts";
import { resolveEntries } from "#core/hub/registry";

export const languagesIn: (entries: readonly Entry[]) => readonly LanguageCard[] = byState(
  (entries) => {
    const all = resolveEntries(entries, "client").registry.list.map(
      ({ language }) => [language.id, language] as const,
    );
    return [...new Map(all).values()].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  },
);

/** The language with this id, or else the first; empty if there are none. */
export function languageIn(entries: readonly Entry[], wanted: string): string {
  const all = languagesIn(entries);
  return all.some(({ id }) => id === wanted) ? wanted : (all[0]?.id ?? "");
}
