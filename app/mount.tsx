// Puts the app into the document: a store that starts from memory and the address, and React on top of it.
import type { Entry, Model } from "hubsmith";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { keep, memory } from "./browser.ts";
import { readAddress } from "./panel/state/choice.ts";
import { createPanelStore } from "./panel/state/store.ts";
import { StoreContext } from "./panel/state/use-panel.ts";
import "./style.css";

/** Shows the pages of these models, with plugins of these entries, below a path that ends without a slash. */
export function mount(models: readonly Model[], entries: readonly Entry[], base: string): void {
  const store = createPanelStore(models, entries, memory(), readAddress(location.search));
  keep(store);
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <StoreContext value={store}>
        <App base={base} />
      </StoreContext>
    </StrictMode>,
  );
}
