// The selection of a panel: its model, and what its reader, a link or its host chose.
import type { Model } from "hubsmith";
import type { StoreApi } from "zustand/vanilla";
import { missingEntries } from "./needed.ts";
import { ENDPOINT } from "../../models/providers.ts";
import { type PanelState, withChoice } from "./state.ts";
import type { PluginCache } from "../../models/plugins.ts";
import { ANEW, type Choice, DEFAULTS } from "./choice.ts";

export interface ChoiceActions {
  /** Shows a model, with selections from outside such as a URL. Of several calls the last one wins. */
  show(model: Model, choice?: Partial<Choice>): Promise<void>;
  /** Applies an earlier choice once its plugins are loaded, unless another choice was made meanwhile. */
  recall(choice: Partial<Choice>): Promise<void>;
  chooseProvider(id: string): Promise<void>;
  chooseClient(language: string, id: string): Promise<void>;
  /** A language loads its clients. */
  choose(changes: Partial<Omit<PanelState, Derived>>): void;
}

// Other actions set these.
type Derived =
  | "model"
  | "providers"
  | "clients"
  | "typed"
  | "parameterTexts"
  | "hub"
  | "settled"
  | "failed"
  | "entries"
  | "chosenFor";

const SELECTED = ["model", ...(Object.keys(DEFAULTS) as (keyof Choice)[])] as const;

export const choiceActions = (
  { getState, setState }: StoreApi<PanelState>,
  cache: PluginCache,
  loadMissing: () => Promise<void>,
): ChoiceActions => ({
  show: (model, choice = {}) => {
    setState((state) => {
      const isOther = state.model.id !== model.id;
      const shown = {
        ...state,
        ...(isOther ? { ...ANEW, ways: undefined } : {}),
        model,
        ...(choice.clients === undefined ? {} : { chosenFor: model.id }),
      };
      return withChoice(shown, choice);
    });
    return loadMissing();
  },
  recall: async (choice) => {
    const before = getState();
    await cache.load(missingEntries(withChoice(before, choice)));
    const now = getState();
    if (SELECTED.every((field) => now[field] === before[field]))
      setState({ ...withChoice(now, choice), ...cache.loaded() });
  },
  chooseProvider: (provider) => {
    setState((state) => {
      if (provider === ENDPOINT) return { route: "endpoint" };
      const route = state.route === "endpoint" ? "routed" : state.route;
      const chosenFor = state.model.id;
      return withChoice({ ...state, route, chosenFor }, { providers: { [chosenFor]: provider } });
    });
    return loadMissing();
  },
  chooseClient: (language, client) => {
    setState(({ clients, model }) => ({
      clients: { ...clients, [language]: client },
      chosenFor: model.id,
    }));
    return loadMissing();
  },
  choose: (changes) => {
    setState(changes);
    if (changes.language !== undefined || changes.wire) void loadMissing();
  },
});
