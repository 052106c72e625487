// The panel's state is plain data with the actions that change it; plugins are loaded when a choice needs them.
import {
  createHub,
  type Diagnostic,
  type Entry,
  type Hub,
  loadPlugins,
  type Model,
  neededEntries,
} from "hubsmith";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Choice, DEFAULTS } from "./choice.ts";
import { AUTO, providerFor } from "./providers.ts";

/** What a visitor typed, by field. */
export type Typed = Readonly<Record<string, string>>;

/** The state of the panel. */
export interface PanelState extends Choice {
  readonly models: readonly Model[];
  readonly entries: readonly Entry[];
  /** The plugins that are here. */
  readonly hub: Hub;
  /** Entries whose loading has ended, well or not. */
  readonly settled: ReadonlySet<Entry>;
  /** What did not load. */
  readonly failed: readonly Diagnostic[];
  /** A model that was asked for by address, and of which there is no record. */
  readonly unknownModel?: string;
  readonly billTo: string;
  /** What was typed, for each model apart. */
  readonly typed: Readonly<Record<string, Typed>>;
  /** What was typed for parameters, for each model apart. */
  readonly asked: Readonly<Record<string, Typed>>;
  /** The last announcement; the count tells the same words said twice apart. */
  readonly said: { readonly words: string; readonly count: number };
}

/** What can be done. */
export interface PanelActions {
  /** Takes over choices from outside, such as an address. */
  restore(choice: Partial<Choice>): Promise<void>;
  chooseModel(id: string): Promise<void>;
  chooseProvider(id: string): Promise<void>;
  chooseLanguage(id: string): void;
  chooseClient(language: string, id: string): void;
  choose(choice: Partial<Pick<PanelState, "streaming" | "direct" | "token" | "theme">>): void;
  billTo(name: string): void;
  type(field: string, text: string): void;
  /** Takes what was typed for a parameter. */
  ask(parameter: string, text: string): void;
  /** Goes back to the sample. */
  clear(): void;
  /** Takes models that a visitor brought: before all others, and in the place of those of the same id. */
  bring(models: readonly Model[]): void;
  /** Takes models behind all others, where none of the same id is there. */
  add(models: readonly Model[]): void;
  /** Loads what is needed and not here; what failed is tried again. */
  load(): Promise<void>;
  say(words: string): void;
}

/** The store of a panel. */
export type PanelStore = StoreApi<PanelState> & { readonly actions: PanelActions };

/**
 * Makes a store of models and of the plugins that can be loaded. Of several choices the later one wins. Nothing is
 * loaded before `load` or an action that needs a plugin.
 */
export function createPanelStore(
  models: readonly Model[],
  entries: readonly Entry[],
  ...choices: readonly Partial<Choice>[]
): PanelStore {
  const start: PanelState = {
    ...DEFAULTS,
    models,
    entries,
    hub: createHub([]),
    settled: new Set(),
    failed: [],
    billTo: "",
    typed: {},
    asked: {},
    said: { words: "", count: 0 },
  };
  const store = createStore<PanelState>(() => choices.reduce(taking, taking(start, {})));
  const { setState: set, getState: get } = store;

  const load = async (): Promise<void> => {
    const missing = missingEntries(get());
    if (missing.length === 0) return;
    const { plugins, diagnostics } = await loadPlugins(missing);
    set(({ hub, settled, failed }) => ({
      hub: hub.with(...plugins),
      settled: new Set([...settled, ...missing]),
      // A choice that comes while another one loads may load the same plugin again, and fail again.
      failed: [...failed, ...diagnostics.filter((one) => !failed.some(isSame(one)))],
    }));
  };
  const actions: PanelActions = {
    load: () => {
      const names = new Set(get().failed.map(({ plugin }) => plugin));
      set(({ settled }) => ({
        settled: new Set([...settled].filter((entry) => !names.has(nameOf(entry)))),
        failed: [],
      }));
      return load();
    },
    restore: (choice) => {
      set((state) => taking(state, choice), true);
      return load();
    },
    chooseModel: (model) => actions.restore({ model }),
    chooseProvider: (provider) => actions.restore({ providers: { [get().model]: provider } }),
    chooseLanguage: (language) => set({ language }),
    chooseClient: (language, client) =>
      set(({ clients }) => ({ clients: { ...clients, [language]: client } })),
    choose: (changes) => set(changes),
    billTo: (billTo) => set({ billTo }),
    type: (field, text) =>
      set(({ model, typed }) => ({ typed: withText(typed, model, field, text) })),
    ask: (parameter, text) =>
      set(({ model, asked }) => ({ asked: withText(asked, model, parameter, text) })),
    clear: () =>
      set(({ model, typed, asked }) => ({
        typed: without(typed, [model]),
        asked: without(asked, [model]),
      })),
    bring: (brought) =>
      set(({ models }) => ({ models: [...brought, ...models.filter(isNot(brought))] })),
    add: (added) => set(({ models }) => ({ models: [...models, ...added.filter(isNot(models))] })),
    say: (words) => set(({ said }) => ({ said: { words, count: said.count + 1 } })),
  };
  return Object.assign(store, { actions });
}

/** The model that is shown. */
export function modelOf({ models, model }: Pick<PanelState, "models" | "model">): Model {
  const found = models.find(({ id }) => id === model) ?? models[0];
  if (found === undefined) throw new TypeError("A panel needs one model at least; give it one.");
  return found;
}

/** The provider that is shown. */
export function providerOf(state: PanelState): string {
  return providerFor(state.entries, modelOf(state), state.providers);
}

/** Entries that the present choice needs and whose loading has not ended. */
export function missingEntries(state: PanelState): readonly Entry[] {
  // Auto is always there: the form asks it what a call of the model takes, whoever serves it.
  const needed = neededEntries(state.entries, modelOf(state), [AUTO, providerOf(state)]);
  return needed.filter((entry) => !state.settled.has(entry));
}

function taking(state: PanelState, { providers, clients, ...choice }: Partial<Choice>): PanelState {
  const { unknownModel: _, ...rest } = state;
  const wanted = choice.model ?? state.model;
  const model = modelOf({ models: state.models, model: wanted }).id;
  return {
    ...rest,
    ...choice,
    model,
    ...(wanted === "" || wanted === model ? {} : { unknownModel: wanted }),
    // A key that is there already would keep its old place, and the last choice is to be last.
    providers: { ...without(state.providers, Object.keys(providers ?? {})), ...providers },
    clients: { ...state.clients, ...clients },
  };
}

function withText(
  table: Readonly<Record<string, Typed>>,
  model: string,
  field: string,
  text: string,
): Readonly<Record<string, Typed>> {
  return { ...table, [model]: { ...textsOf(table, model), [field]: text } };
}

/** What was typed for a model. */
export function textsOf(table: Readonly<Record<string, Typed>>, model: string): Typed {
  return Object.hasOwn(table, model) ? table[model]! : {};
}

function without<T>(
  table: Readonly<Record<string, T>>,
  keys: readonly string[],
): Record<string, T> {
  return Object.fromEntries(Object.entries(table).filter(([key]) => !keys.includes(key)));
}

// A set, because both may be tens of thousands.
function isNot(models: readonly Model[]): (model: Model) => boolean {
  const ids = new Set(models.map(({ id }) => id));
  return ({ id }) => !ids.has(id);
}

const isSame =
  (one: Diagnostic) =>
  (other: Diagnostic): boolean =>
    one.plugin === other.plugin;
const nameOf = ({ kind, id }: Entry): string => `${kind}/${id}`;
