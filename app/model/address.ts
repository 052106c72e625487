// Where the panel meets the browser: the address of its page, and what is remembered between visits.
import {
  DEFAULTS,
  readMemory,
  toRemember,
  withOthers,
  writeAddress,
} from "../panel/state/choice.ts";
import { choiceOf, choosing } from "../panel/state/choosing.ts";
import type { PanelChoice } from "../panel/state/panel-choice.ts";
import { panelOf } from "../panel/state/panel.ts";
import type { PanelStore } from "../panel/state/store.ts";
import { LONGEST, readAsked } from "./asked.ts";
import { recalled, remember } from "../stores/memory.ts";

const KEY = "choice";

/** What was chosen last time. */
export const lastChoice = (): ReturnType<typeof readMemory> => readMemory(recalled(KEY));

// Browsers refuse a page that changes its address at each key.
const PAUSE = 250;

/** The query that shows this choice of a model again; without what was typed where it would be too long with it. */
export function addressOf(choice: PanelChoice, model: string): string {
  const whole = wholeAddress(choice, model);
  return whole.length > LONGEST ? wholeAddress({ ...choice, ...UNTYPED }, model) : whole;
}

/** Whether so much was typed that no address tells it. */
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

/** What keeps the panel in step. */
export interface Connection {
  /** To be called whenever the choice is another one. */
  readonly follow: (choice: PanelChoice) => void;
  /** To be called when the page goes. */
  readonly stop: () => void;
}

/**
 * Keeps the address and the memory in step with what is chosen, and the store with the back button. That is for the page
 * of this path alone, and until it is stopped.
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
    remember(KEY, toRemember(store.getState()));
    if (!isTyping) return write();
    clearTimeout(timer);
    timer = setTimeout(write, PAUSE);
  };
  const settle = (): void => {
    if (timer !== undefined) write();
  };
  const restore = (): void => {
    const { model } = store.getState();
    const { entries } = store.getState();
    if (isHere())
      void store.actions.show(model, readAsked(location.search, model.id, entries).choice);
  };
  write();
  // A link leads away before the pause is over, and what was typed must be there on the way back.
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
