// Connects the panel to the browser: the URL of its page, and the storage between visits.
import {
  DEFAULTS,
  readMemory,
  toRemember,
  withOthers,
  writeAddress,
} from "../panel/state/choice.ts";
import { choiceOf, choosing } from "../panel/state/choosing.ts";
import type { PanelChoice } from "../panel/state/choice.ts";
import { panelOf } from "../panel/state/panel.ts";
import type { PanelStore } from "../panel/state/store.ts";
import { LONGEST, readUrlChoice } from "./url-choice.ts";
import { recalled, remember } from "../stores/memory.ts";

const KEY = "choice";

/** The last selection. */
export const lastChoice = (): ReturnType<typeof readMemory> => readMemory(recalled(KEY));

// Browsers reject a page that changes its URL with each key press.
const PAUSE = 250;

/** The query for this selection of a model; without the typed text if that would be too long. */
export function addressOf(choice: PanelChoice, model: string): string {
  const whole = wholeAddress(choice, model);
  return whole.length > LONGEST ? wholeAddress({ ...choice, ...UNTYPED }, model) : whole;
}

/** Whether the typed text is too long for a URL. */
export const isTooLong = (choice: PanelChoice, model: string): boolean =>
  wholeAddress(choice, model).length > LONGEST;

function wholeAddress(choice: PanelChoice, model: string): string {
  const { provider, language, client } = choice;
  return writeAddress(
    { ...DEFAULTS, ...choosing(model, choice), provider, language, client },
    model,
  );
}

const UNTYPED = { inputs: {}, parameters: {}, billTo: "", endpoint: "" };

/** Keeps the panel in sync. */
export interface Connection {
  /** Call it after each change of the selection. */
  readonly follow: (choice: PanelChoice) => void;
  /** Call it when the page is left. */
  readonly stop: () => void;
}

/**
 * Syncs the URL and the storage with the selection, and the store with the back button, on the page of this path,
 * until it is stopped.
 */
export function connect(store: PanelStore): Connection {
  const { pathname } = location;
  const isHere = (): boolean => location.pathname === pathname;
  let before = choiceOf(store.getState());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    if (!isHere() || !panelOf(state).isReady) return;
    const others = location.search.length > LONGEST ? "" : location.search;
    const address = withOthers(addressOf(choiceOf(state), state.model.id), others);
    if (address !== location.search)
      history.replaceState(history.state, "", pathname + address + location.hash);
  };
  const follow = (choice: PanelChoice): void => {
    const isTyping = TYPED.some((one) => textOf(before[one]) !== textOf(choice[one]));
    before = choice;
    clearTimeout(timer);
    if (isTyping) {
      timer = setTimeout(write, PAUSE);
      return;
    }
    remember(KEY, toRemember(store.getState()));
    write();
  };
  const settle = (): void => {
    if (timer !== undefined) write();
  };
  const restore = (): void => {
    const { model } = store.getState();
    const { entries } = store.getState();
    if (isHere())
      void store.actions.show(model, readUrlChoice(location.search, model.id, entries).choice);
  };
  write();
  // A link may be followed before the pause ends, and the typed text must be there after going back.
  addEventListener("click", settle, true);
  addEventListener("popstate", restore);
  const stop = (): void => {
    settle();
    removeEventListener("click", settle, true);
    removeEventListener("popstate", restore);
  };
  return { follow, stop };
}

const textOf = (value: unknown): string => JSON.stringify(value);
const TYPED = ["inputs", "parameters", "billTo", "endpoint"] as const;
