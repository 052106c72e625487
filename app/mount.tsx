// Mounts the app in the document, in place of a prerendered page, if there is one.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { type Host, PanelHost } from "./stores/host.ts";
import { keepTheme } from "./stores/theme.ts";
import "./style.css";

const ROOT = "root";
const CAN_HAVE_FOCUS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Renders the pages of a host, below a path without a trailing slash. */
export function mount(host: Host, base: string): void {
  keepTheme(host.theme);
  const drawn = document.getElementById(ROOT)!;
  const page = document.createElement("div");
  page.id = ROOT;
  page.dataset["live"] = "";
  if (drawn.childElementCount === 0) takePlace(drawn, page);
  else void whenReady(page).then(() => takePlace(drawn, page));
  createRoot(page).render(
    <StrictMode>
      <PanelHost value={host}>
        <App base={base} />
      </PanelHost>
    </StrictMode>,
  );
}

/** Resolves once all data of the page is loaded, or has failed. */
function whenReady(page: HTMLElement): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (page.querySelector("main[aria-busy=false]:not(:has([aria-busy=true]))") === null) return;
      observer.disconnect();
      done();
    });
    observer.observe(page, { attributes: true, childList: true, subtree: true });
  });
}

/** The scroll position and the focus are unchanged. */
function takePlace(drawn: HTMLElement, page: HTMLElement): void {
  const { scrollX, scrollY } = globalThis;
  const focused = [...drawn.querySelectorAll(CAN_HAVE_FOCUS)].indexOf(document.activeElement!);
  drawn.replaceWith(page);
  delete document.documentElement.dataset["pending"];
  if (focused >= 0)
    page.querySelectorAll<HTMLElement>(CAN_HAVE_FOCUS)[focused]?.focus({ preventScroll: true });
  scrollTo(scrollX, scrollY);
}
