// The store of a panel: its state is plain data, and each slice has the actions of a feature.
import type { Model } from "hubsmith";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PluginCache } from "../../models/plugins.ts";
import type { Choice } from "./choice.ts";
import { type ChoiceActions, choiceActions } from "./choice-slice.ts";
import { type FormActions, formActions } from "./form-slice.ts";
import { type PluginActions, pluginSlice, type PluginSlice } from "./plugin-slice.ts";
import { initialState, type PanelState, withChoice } from "./state.ts";

export interface PanelActions extends ChoiceActions, FormActions, PluginActions {}

export interface PanelStore extends StoreApi<PanelState>, Pick<PluginSlice, "loadingOf"> {
  readonly actions: PanelActions;
}

/** Creates a store that shows a model. Nothing is loaded before `load` or an action that needs a plugin. */
export function createPanelStore(
  model: Model,
  cache: PluginCache,
  ...choices: readonly Partial<Choice>[]
): PanelStore {
  const store = createStore<PanelState>(() =>
    choices.reduce(withChoice, initialState(model, cache)),
  );
  const { actions, loadMissing, loadingOf } = pluginSlice(store, cache);
  return {
    ...store,
    // A page is prerendered with what is loaded.
    getInitialState: store.getState,
    actions: { ...actions, ...choiceActions(store, cache, loadMissing), ...formActions(store) },
    loadingOf,
  };
}
