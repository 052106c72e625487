// Where the panel meets the browser: the address of its page, and what is remembered between visits.
import { recalled, remember } from "../../stores/memory.ts";
import { readAddress, readMemory, toRemember, writeAddress } from "./choice.ts";
import { panelOf } from "./panel.ts";
import type { PanelState, PanelStore } from "./store.ts";

const KEY = "choice";

/** What was chosen last time. */
export const lastChoice = (): ReturnType<typeof readMemory> => readMemory(recalled(KEY));

// Browsers refuse a page that changes its address at each key.
const PAUSE = 250;

/** The query that shows this state again. */
export function addressOf(state: PanelState): string {
  const { provider, language, client } = panelOf(state).call;
  return writeAddress({ ...state, provider, language, client: client?.id ?? "" }, state.model.id);
}

/**
 * Keeps the address and the memory in step with the store, and the store with the back button. That is for the page of
 * this path alone, and until what it gives back is called.
 */
export function connect(store: PanelStore): () => void {
  const { pathname } = location;
  const isHere = (): boolean => location.pathname === pathname;
  let before = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    if (!isHere() || !panelOf(state).isReady) return;
    const address = addressOf(state);
    if (address !== location.search)
      history.replaceState(history.state, "", pathname + address + location.hash);
  };
  const follow = (): void => {
    const state = store.getState();
    const isTyping = TYPED.some((field) => state[field] !== before[field]);
    before = state;
    remember(KEY, toRemember(state));
    if (!isTyping) return write();
    clearTimeout(timer);
    timer = setTimeout(write, PAUSE);
  };
  const settle = (): void => {
    if (timer !== undefined) write();
  };
  const restore = (): void => {
    const { model } = store.getState();
    if (isHere()) void store.actions.show(model, readAddress(location.search, model.id));
  };
  write();
  const unsubscribe = store.subscribe(follow);
  // A link leads away before the pause is over, and what was typed must be there on the way back.
  addEventListener("click", settle, true);
  addEventListener("popstate", restore);
  return () => {
    settle();
    unsubscribe();
    removeEventListener("click", settle, true);
    removeEventListener("popstate", restore);
  };
}

const TYPED = ["typed", "asked", "billTo", "endpoint"] as const;
