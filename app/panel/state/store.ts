// The panel's state is plain data with actions that change it; plugins are loaded when a selection needs them.
import { KINDS, kinds } from "#core/kinds/index";
import { type Entry, type Hub, type Model, neededEntries, type Plugin } from "hubsmith";
import { entryOf } from "#plugins/kit/catalog/manifest";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createPluginStore, type PluginState, type PluginStore } from "../../stores/plugins.ts";
import { ANEW, type Choice, DEFAULTS, ownOf, type Typed } from "./choice/choice.ts";
import { languageIn } from "./call/languages.ts";
import { byArguments, byState } from "./memoized.ts";
import { AUTO, ENDPOINT, pluginFor, providerFor } from "./providers/providers.ts";

/** The selection for the current model, and the typed values. */
interface Chosen extends Choice {
  readonly model: Model;
  /** A pasted key: it is in the code, and is stored nowhere else. */
  readonly pastedToken: string;
  /** The record for running the model locally, with only the chosen files. */
  readonly local: Model | undefined;
  /** The endpoint that a link or the host page chose; empty if none did. */
  readonly linkedEndpoint: string;
}

/** The state of the panel. */
export interface PanelState extends Chosen, PluginState {
  readonly entries: readonly Entry[];
}

/** The actions. */
export interface PanelActions {
  /** Shows a model, with selections from outside such as a URL, and loads the plugins of its call. */
  show(model: Model, choice?: Partial<Choice>): Promise<void>;
  /** Applies an earlier choice once its plugins are loaded, unless another choice was made meanwhile. */
  recall(choice: Partial<Choice>): Promise<void>;
  chooseProvider(id: string): Promise<void>;
  chooseClient(language: string, id: string): void;
  /** A language loads its clients. */
  choose(
    changes: Partial<Omit<Chosen, "model" | "providers" | "clients" | "typed" | "parameterTexts">>,
  ): void;
  /** Sets the text of an input. */
  type(field: string, text: string): void;
  /** Sets the text of a parameter. */
  ask(parameter: string, text: string): void;
  /** Resets to the sample. */
  clear(): void;
  /** Loads missing plugins; failed ones are retried. */
  load(): Promise<void>;
  /** Loads the clients of all languages, and a provider in addition to the current one, if one is given. */
  loadBeside(provider?: string): Promise<void>;
}

/** The store of a panel. */
export interface PanelStore extends Pick<
  StoreApi<PanelState>,
  "getState" | "getInitialState" | "subscribe"
> {
  readonly actions: PanelActions;
  /** Loads the libraries of the model, or all apps and formats; undefined if none is missing. */
  readonly loadingOf: (part: "libraries" | "apps") => Promise<undefined> | undefined;
}

/**
 * Creates a store that shows a model, on top of a store of plugins. Of several selections the last one wins. Nothing
 * is loaded before `load` or an action that needs a plugin.
 */
export function createPanelStore(
  model: Model,
  plugins: PluginStore,
  ...choices: readonly Partial<Choice>[]
): PanelStore {
  const start: Chosen = {
    ...DEFAULTS,
    model,
    pastedToken: "",
    local: undefined,
    linkedEndpoint: "",
  };
  const chosen = createStore<Chosen>(() => choices.reduce(taking, start));
  const { setState: set } = chosen;
  const join = byArguments((choice: Chosen, loaded: PluginState): PanelState => {
    return { ...choice, ...loaded, entries: plugins.entries };
  });
  const getState = (): PanelState => join(chosen.getState(), plugins.getState());
  const load = (): Promise<void> => plugins.load(missingEntries(getState()));
  const loadOnce = byArguments((missing: readonly Entry[]) =>
    plugins.load(missing).then(() => undefined),
  );
  const loadingOf: PanelStore["loadingOf"] = (part) => {
    const missing = missingOf(getState())[part];
    return missing.length === 0 ? undefined : loadOnce(missing);
  };
  const actions: PanelActions = {
    load: () => {
      const lost = plugins.forgive();
      return plugins.load([...new Set([...lost, ...missingEntries(getState())])]);
    },
    show: (model, choice = {}) => {
      set((state) => {
        const isOther = state.model.id !== model.id;
        const { endpoint: linkedEndpoint = state.linkedEndpoint } = choice;
        const shown = { ...state, ...(isOther ? ANEW : {}), model, linkedEndpoint };
        return taking(shown, choice);
      });
      return load();
    },
    recall: async (choice) => {
      const before = chosen.getState();
      const after = taking(before, choice);
      await plugins.load(missingEntries(join(after, plugins.getState())));
      if (chosen.getState() === before) set(after);
    },
    loadBeside: (provider = AUTO) => plugins.load(entriesBeside(getState(), provider)),
    chooseProvider: (provider) => {
      set((state) => {
        if (provider === ENDPOINT) return { route: "endpoint" };
        const way = state.route === "endpoint" ? "routed" : state.route;
        return taking({ ...state, route: way }, { providers: { [state.model.id]: provider } });
      });
      return load();
    },
    chooseClient: (language, client) =>
      set(({ clients }) => ({ clients: { ...clients, [language]: client } })),
    choose: (changes) => {
      set(changes);
      if (changes.language !== undefined || changes.wire) void load();
    },
    type: (field, text) =>
      set(({ typed, model: { id } }) => {
        // A value that is set as a whole replaces the values of its parts.
        const isPart = (name: string): boolean => field === "" || name.startsWith(`${field}.`);
        const texts = textsOf(typed, id);
        const others = without(texts, Object.keys(texts).filter(isPart));
        return { typed: { ...typed, [id]: { ...others, [field]: text } } };
      }),
    ask: (name, text) =>
      set(({ parameterTexts, model: { id } }) => ({
        parameterTexts: {
          ...parameterTexts,
          [id]: { ...textsOf(parameterTexts, id), [name]: text },
        },
      })),
    clear: () =>
      set(({ model: { id }, typed, parameterTexts }) => ({
        typed: without(typed, [id]),
        parameterTexts: without(parameterTexts, [id]),
      })),
  };
  const subscribe: PanelStore["subscribe"] = (listener) => {
    let before = getState();
    const tell = (): void => {
      const now = getState();
      listener(now, before);
      before = now;
    };
    const stops = [chosen.subscribe(tell), plugins.subscribe(tell)];
    return () => stops.forEach((stop) => stop());
  };
  // A page is prerendered with what is loaded.
  return { getState, getInitialState: getState, subscribe, actions, loadingOf };
}

/** The selected provider; with an endpoint, the one before it. */
export function providerOf(state: PanelState): string {
  return providerFor(state.entries, state.model, state.providers);
}

/** Where the request goes: the id of a provider, or `ENDPOINT`. */
export const targetOf = (state: PanelState): string =>
  state.route === "endpoint" ? ENDPOINT : providerOf(state);

/** Entries that the call of the current selection needs and that are not settled: of the clients, those of its language. */
export const missingEntries = (state: PanelState): readonly Entry[] => missingOf(state).call;

const missingOf = (state: PanelState): Missing =>
  missingFor(
    state.entries,
    state.model,
    state.settled,
    targetOf(state),
    languageIn(state.entries, state.language),
    state.wire,
  );

interface Missing {
  readonly call: readonly Entry[];
  /** They are not needed for a call. */
  readonly libraries: readonly Entry[];
  /** With the formats whose memory is computed. */
  readonly apps: readonly Entry[];
}

// Typing does not change it.
const missingFor = byArguments(
  (
    entries: readonly Entry[],
    model: Model,
    settled: ReadonlySet<Entry>,
    provider: string,
    language: string,
    wire: string,
  ): Missing => {
    // Auto is always included: the form uses it to find the parameters of a call, for any provider.
    const wired = entries.filter(
      (entry) => entry.kind === "task" && entry.id === wire && !settled.has(entry),
    );
    const all = [...unsettled(entries, model, settled, [AUTO, provider]), ...wired];
    const isShown = (entry: Entry): boolean =>
      entry.kind !== "client" || entry.language.id === language;
    return {
      call: all.filter((entry) => entry.kind !== "library" && isShown(entry)),
      libraries: all.filter(({ kind }) => kind === "library"),
      apps: entries.filter(
        (entry) => (entry.kind === "app" || entry.kind === "quantization") && !settled.has(entry),
      ),
    };
  },
);

/** Entries that this provider of the model and the clients of all languages need, and that are not settled. */
export const entriesBeside = (
  { entries, model, settled }: PanelState,
  provider: string,
): readonly Entry[] => unsettled(entries, model, settled, [provider]);

function unsettled(
  entries: readonly Entry[],
  model: Model,
  settled: ReadonlySet<Entry>,
  providers: readonly string[],
): readonly Entry[] {
  const ids = providers.map((id) => pluginFor(entries, id));
  return neededEntries(entries, model, ids).filter((entry) => !settled.has(entry));
}

/** The typed values of a model. */
export const textsOf = (table: Choice["typed"], model: string): Typed =>
  ownOf(table, model) ?? NOTHING;

const NOTHING: Typed = {};

function taking(
  state: Chosen,
  { providers, clients, typed, parameterTexts, ...choice }: Partial<Choice>,
): Chosen {
  return {
    ...state,
    ...choice,
    // An existing key would keep its position, but the last selection must be last.
    providers: { ...without(state.providers, Object.keys(providers ?? {})), ...providers },
    clients: { ...state.clients, ...clients },
    typed: { ...state.typed, ...typed },
    parameterTexts: { ...state.parameterTexts, ...parameterTexts },
  };
}

/** A table without some keys. */
export const without = <T>(
  table: Readonly<Record<string, T>>,
  keys: readonly string[],
): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !keys.includes(key)));

/** The plugins of a complete hub, or of entries: the same store for several panels, so that none is loaded twice. */
export const pluginsOf: (given: Hub | readonly Entry[]) => PluginStore = byState((given) =>
  isHub(given) ? loadedFrom(given) : createPluginStore(given),
);

const isHub = (given: Hub | readonly Entry[]): given is Hub => !Array.isArray(given);

function loadedFrom(hub: Hub): PluginStore {
  const plugins = KINDS.flatMap((kind): readonly Plugin[] => hub[kinds[kind].folder].list);
  const entries = plugins.map((plugin) => entryOf(plugin));
  const store = createPluginStore(entries);
  store.setState({ hub, settled: new Set(entries) });
  return store;
}
