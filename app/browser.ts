// Where the store meets the browser: the address bar, what is remembered between visits, and the theme.
import {
  type Choice,
  readAddress,
  readMemory,
  writeAddress,
  writeMemory,
} from "./panel/state/choice.ts";
import { panelOf } from "./panel/state/panel.ts";
import type { PanelStore } from "./panel/state/store.ts";

const KEY = "hubsmith.choice";

/** What was chosen last time. A browser may forbid to look, and then nothing was. */
export function memory(): Partial<Choice> {
  try {
    return readMemory(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Keeps the memory and the theme in step with the store. */
export function keep(store: PanelStore): void {
  const follow = (): void => {
    const state = store.getState();
    document.documentElement.dataset["theme"] = state.theme;
    remember(writeMemory(state));
  };
  follow();
  store.subscribe(follow);
}

/**
 * Takes the choice of the address, loads what it needs, and keeps the address in step with the store and the store with
 * the back button. That is for the page of this path alone, and until what it gives back is called.
 */
export function connect(store: PanelStore): () => void {
  const { pathname } = location;
  const isHere = (): boolean => location.pathname === pathname;
  // The model of this entry of the history; unknown until the choice of an address was taken.
  let shown: string | undefined;
  const follow = (): void => {
    const state = store.getState();
    const { call, isReady } = panelOf(state);
    if (!isReady || !isHere()) return;
    const { provider, language, client } = call;
    const address = writeAddress({ ...state, provider, language, client: client?.id ?? "" });
    // Another model is another page to go back from; the rest is a change of this one.
    const isNew = shown !== undefined && state.model !== shown;
    shown = state.model;
    if (address === location.search) return;
    if (isNew) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  };
  const restore = (): void => {
    if (!isHere()) return;
    shown = undefined;
    const choice = readAddress(location.search);
    void store.actions.restore(choice);
    if (store.getState().unknownModel !== undefined) void addEmbedded(store, choice, isHere);
  };
  restore();
  follow();
  const unsubscribe = store.subscribe(follow);
  addEventListener("popstate", restore);
  return () => {
    unsubscribe();
    removeEventListener("popstate", restore);
  };
}

// The first page brings few models; one that it does not know may be among the others.
async function addEmbedded(
  store: PanelStore,
  choice: Partial<Choice>,
  isHere: () => boolean,
): Promise<void> {
  // Without them the page goes on, and has said that the model is not known.
  const others = await import("./models/embedded.ts").catch(() => undefined);
  if (others === undefined) return;
  store.actions.add(others.loadModels());
  if (isHere() && store.getState().unknownModel === choice.model)
    void store.actions.restore(choice);
}

function remember(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Full, or forbidden: the page works without.
  }
}
