// Puts the app into the document.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { type Host, HostContext } from "./stores/host.ts";
import { keepTheme } from "./stores/theme.ts";
import "./style.css";

/** Shows the pages of a host, below a path that ends without a slash. */
export function mount(host: Host, base: string): void {
  keepTheme(host.theme);
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <HostContext value={host}>
        <App base={base} />
      </HostContext>
    </StrictMode>,
  );
}
