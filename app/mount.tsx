// Puts the page into the document: a store that starts from memory and the address, and React on top of it.
import type { Entry, Model } from "hubsmith";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { connect, memory } from "./browser.ts";
import { readAddress } from "./choice.ts";
import { Page } from "./panel/page.tsx";
import { createPanelStore } from "./store.ts";
import { StoreContext } from "./use-panel.ts";
import "./style.css";

/** Shows the page of these models, with plugins of these entries. */
export function mount(models: readonly Model[], entries: readonly Entry[]): void {
  const store = createPanelStore(models, entries, memory(), readAddress(location.search));
  connect(store);
  void store.actions.load();
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <StoreContext value={store}>
        <Page />
      </StoreContext>
    </StrictMode>,
  );
}
