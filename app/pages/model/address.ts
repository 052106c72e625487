// Connects the panel to the browser: the URL of its page, and the storage between visits.
import {
  type Choice,
  DEFAULTS,
  type PanelChoice,
  readMemory,
  toKeep,
  toRemember,
  withOthers,
  writeAddress,
} from "../../panel/data/choice.ts";
import { choiceOf, choosing } from "../../panel/data/choosing.ts";
import { panelOf } from "../../panel/data/panel-data.ts";
import type { PanelStore } from "../../panel/data/store.ts";
import { recalled, remember } from "../../browser/memory.ts";
import { readUrlChoice } from "./url-choice.ts";

const KEY = "choice";
const TYPED = "typed";

/** The preferences of earlier visits, and what was typed in this tab. */
export const lastChoice = (): Partial<Choice> => ({
  ...readMemory(recalled(KEY)),
  ...readMemory(recalled(TYPED, "session")),
});

/** The query for this selection of a model. */
export const addressOf = (choice: PanelChoice, model: string): string =>
  writeAddress({ ...DEFAULTS, ...choice, ...choosing(model, choice) });

export interface Connection {
  /** Call it after each change of the selection. */
  readonly follow: () => void;
  /** Call it when the page is left. */
  readonly stop: () => void;
}

/**
 * Syncs the URL and the storage with the selection, and the store with the back button, on the page of this path,
 * until it is stopped.
 */
export function connect({ getState, actions }: PanelStore): Connection {
  const { pathname } = location;
  const isHere = (): boolean => location.pathname === pathname;
  const write = (): void => {
    const state = getState();
    if (!isHere() || !panelOf(state).isReady) return;
    const address = withOthers(addressOf(choiceOf(state), state.model.id), location.search);
    if (address !== location.search)
      history.replaceState(history.state, "", pathname + address + location.hash);
  };
  const follow = (): void => {
    remember(KEY, toRemember(getState()));
    remember(TYPED, toKeep(getState()), "session");
    write();
  };
  const restore = (): void => {
    const { model, entries } = getState();
    if (isHere())
      void actions.show(model, readUrlChoice(location.search, model.id, entries).choice);
  };
  write();
  addEventListener("popstate", restore);
  return { follow, stop: () => removeEventListener("popstate", restore) };
}
