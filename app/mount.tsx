// Mounts the app in the document, in place of a prerendered page, if there is one.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { type Host, PanelHost } from "./stores/host.ts";
import { keepTheme } from "./stores/theme.ts";
import "./style.css";

const ROOT = "root";
const CAN_HAVE_FOCUS = "a[href], button, input, select, textarea, summary, [tabindex]";
const TEXT_FIELDS = "input[type=text], input[type=search], textarea";

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

/** The scroll position, the focus, and what was typed in the prerendered page are unchanged. */
function takePlace(drawn: HTMLElement, page: HTMLElement): void {
  const { scrollX, scrollY } = globalThis;
  const focused = [...drawn.querySelectorAll(CAN_HAVE_FOCUS)].indexOf(document.activeElement!);
  const typed = typedIn(drawn);
  drawn.replaceWith(page);
  delete document.documentElement.dataset["pending"];
  if (focused >= 0)
    page.querySelectorAll<HTMLElement>(CAN_HAVE_FOCUS)[focused]?.focus({ preventScroll: true });
  scrollTo(scrollX, scrollY);
  for (const { at, value } of typed) {
    const field = page.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)[at];
    if (field !== undefined) changeValue(field, value);
  }
}

/** The text fields of a prerendered page that the user has changed. */
const typedIn = (drawn: HTMLElement): readonly { readonly at: number; readonly value: string }[] =>
  [...drawn.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].flatMap(
    ({ value, defaultValue }, at) => (value === defaultValue ? [] : [{ at, value }]),
  );

/** Changes a field as typing does. React ignores the event if its own setter of the field has seen the value. */
function changeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.setSelectionRange(value.length, value.length);
}
