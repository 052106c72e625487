// The panel's data, as a pure function of the state.
import { type CallView, callView } from "./call-data.ts";
import { byState } from "../../models/memoized.ts";
import { missingEntries } from "./needed.ts";
import type { PanelState } from "./state.ts";

export interface Panel {
  readonly isReady: boolean;
  readonly faults: readonly string[];
  readonly call: CallView;
}

/** The panel for a state; the same object for the same state, so that it can be selected from a store. */
export const panelOf: (state: PanelState) => Panel = byState((state) => {
  const { hub } = state;
  const faults = [...lostIn(state), ...hub.diagnostics.map(({ message }) => message)];
  return {
    isReady: missingEntries(state).length === 0,
    faults: [...new Set(faults)],
    call: callView(state),
  };
});

/** The plugins that did not load, by their labels, in a sentence. */
function lostIn({ failed, entries }: PanelState): readonly string[] {
  if (failed.length === 0) return [];
  const labels = failed.map(({ plugin }) => {
    const entry = entries.find(({ kind, id }) => `${kind}/${id}` === plugin);
    return entry?.label ?? plugin ?? "a plugin";
  });
  const names = new Intl.ListFormat("en-GB").format([...new Set(labels)]);
  return [`A part of this page did not load: ${names}. Check your network, then try again.`];
}
