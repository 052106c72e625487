// Where the store meets the browser: the address bar, what is remembered between visits, and the theme.
import { type Choice, readAddress, readMemory, writeAddress, writeMemory } from "./choice.ts";
import { panelOf } from "./panel.ts";
import type { PanelStore } from "./store.ts";

const KEY = "hubsmith.choice";

/** What was chosen last time. A browser may forbid to look, and then nothing was. */
export function memory(): Partial<Choice> {
  try {
    return readMemory(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Keeps the address, the memory and the theme in step with the store, and the store with the back button. */
export function connect(store: PanelStore): void {
  let shown = store.getState().model;
  const follow = (): void => {
    const state = store.getState();
    document.documentElement.dataset["theme"] = state.theme;
    remember(writeMemory(state));
    const { call, isReady } = panelOf(state);
    if (!isReady) return;
    const { provider, language, client } = call;
    const address = writeAddress({ ...state, provider, language, client: client?.id ?? "" });
    if (address === location.search) return;
    // Another model is another page to go back from; the rest is a change of this one.
    if (state.model === shown) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    shown = state.model;
  };
  follow();
  store.subscribe(follow);
  addEventListener("popstate", () => {
    const choice = readAddress(location.search);
    shown = choice.model ?? shown;
    void store.actions.restore(choice);
  });
}

function remember(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Full, or forbidden: the page works without.
  }
}
