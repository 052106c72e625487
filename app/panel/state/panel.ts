// The panel's data, as a pure function of the state.
import type { Model } from "hubsmith";
import { type CallView, callView } from "./call-view.ts";
import { type LoadView, loadView } from "./load-view.ts";
import { missingEntries, type PanelState } from "./store.ts";

/** The panel's data for a state. */
export interface Panel {
  readonly model: Model;
  readonly isReady: boolean;
  /** Errors, in sentences. */
  readonly faults: readonly string[];
  readonly call: CallView;
  readonly load: LoadView;
}

const panels = new WeakMap<PanelState, Panel>();

/** The panel for a state; the same object for the same state, so that it can be selected from a store. */
export function panelOf(state: PanelState): Panel {
  const known = panels.get(state);
  if (known !== undefined) return known;
  const { model, local } = state;
  const faults = [...state.failed, ...state.hub.diagnostics].map(({ message }) => message);
  const panel: Panel = {
    model,
    isReady: missingEntries(state).length === 0,
    faults: [...new Set(faults)],
    call: callView(state, model),
    load: loadView(state.hub, local?.id === model.id ? local : model),
  };
  panels.set(state, panel);
  return panel;
}
