// The plugins that a selection needs, and that are not loaded yet.
import { type Entry, type Model, neededEntries } from "hubsmith";
import { languageIn } from "./languages.ts";
import { byArguments } from "../../models/memoized.ts";
import { AUTO, pluginFor } from "../../models/providers.ts";
import { type PanelState, targetOf } from "./state.ts";

interface Missing {
  /** Of the clients, those of the shown language; of its frameworks, the chosen one. */
  readonly call: readonly Entry[];
  /** They are not needed for a call. */
  readonly libraries: readonly Entry[];
  /** With the formats whose memory is computed, and the wire formats of agents. */
  readonly apps: readonly Entry[];
}

/** The entries of each part of a panel that are not settled. */
export const missingOf = (state: PanelState): Missing =>
  missingFor(
    state.entries,
    state.model,
    state.settled,
    targetOf(state),
    languageIn(state.entries, state.language),
    state.clients[languageIn(state.entries, state.language)],
    state.wire,
  );

export const missingEntries = (state: PanelState): readonly Entry[] => missingOf(state).call;

// Typing does not change it.
const missingFor = byArguments(
  (
    entries: readonly Entry[],
    model: Model,
    settled: ReadonlySet<Entry>,
    provider: string,
    language: string,
    client: string | undefined,
    wire: string,
  ): Missing => {
    // Auto is always included: the form uses it to find the parameters of a call, for any provider.
    const all = unsettled(entries, model, settled, [AUTO, provider]);
    const wired = entries.filter(({ kind, id }) => kind === "task" && id === wire);
    const call = [...all.filter(({ kind }) => kind !== "library"), ...wired];
    const isChosen = (entry: Entry<"client">): boolean =>
      [entry.id, ...(entry.aliases ?? [])].includes(`${language}/${client}`);
    const isOfLanguage = (entry: Entry): entry is Entry<"client"> =>
      entry.kind === "client" && entry.language.id === language;
    // A language may have frameworks only.
    const hasOthers = entries.some((entry) => isOfLanguage(entry) && !isFramework(entry));
    const isShown = (entry: Entry): boolean =>
      entry.kind !== "client" ||
      (isOfLanguage(entry) && (!isFramework(entry) || !hasOthers || isChosen(entry)));
    const apps = entries.filter(
      (entry) =>
        entry.kind === "app" ||
        entry.kind === "quantization" ||
        (entry.kind === "task" && entry.wireOf !== undefined),
    );
    const isMissing = (entry: Entry): boolean => !settled.has(entry);
    return {
      call: call.filter((entry) => isShown(entry) && isMissing(entry)),
      libraries: all.filter(({ kind }) => kind === "library"),
      apps: apps.filter(isMissing),
    };
  },
);

/** Entries that this provider of the model and the SDKs of all languages need, and that are not settled. */
export const entriesBeside = (
  { entries, model, settled }: PanelState,
  provider: string,
): readonly Entry[] =>
  unsettled(entries, model, settled, [provider]).filter((entry) => !isFramework(entry));

/** Is this the entry of a framework, which is loaded only if it is chosen? */
export const isFramework = (entry: Entry): boolean =>
  entry.kind === "client" && entry.isFramework === true;

function unsettled(
  entries: readonly Entry[],
  model: Model,
  settled: ReadonlySet<Entry>,
  providers: readonly string[],
): readonly Entry[] {
  const ids = providers.map((id) => pluginFor(entries, id));
  return neededEntries(entries, model, ids).filter((entry) => !settled.has(entry));
}
