// The panel as an element for pages without React: `<hubsmith-panel>`, with all plugins in it and a tree of its own.
import type { Entry, Hub } from "hubsmith";
import { createRoot, type Root } from "react-dom/client";
import { entries } from "../../plugins.ts";
import type { Around } from "../around.ts";
import { Panel, Unreadable } from "../panel.tsx";
import type { PanelChoice } from "../state/panel-choice.ts";
import styles from "../style.css?inline";
import { type Found, recordIn } from "./record-in.ts";

/** What the element is called in a page. @public */
export const NAME = "hubsmith-panel";

const RECORD = ["model", "task", "library", "tags"];
const CHOICE = ["provider", "language", "client"] as const;
const HERE = { childList: true, characterData: true, subtree: true };

// A server that draws pages has no elements, and may import this all the same.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * The element. Attributes say which model (`model`, and of one without a record `task`, `library` and `tags`), what is
 * chosen (`provider`, `language`, `client`) and `theme`; a record stands in it as JSON in a script, or is set as `model`.
 * @public
 */
export class HubsmithPanelElement extends Base {
  /** What is read of the element itself. */
  static readonly observedAttributes: readonly string[] = [...RECORD, ...CHOICE, "theme"];

  #model: object | undefined;
  #hub: Hub | readonly Entry[] = entries;
  #linkTo: Around["linkTo"];
  #root: Root | undefined;
  #observer: MutationObserver | undefined;

  /** The record of the model, as the Hub's API returns it. */
  get model(): object | undefined {
    return this.#model;
  }
  set model(model: object | undefined) {
    this.#model = model;
    this.#draw();
  }

  /** The plugins; all first-party ones unless others are set. */
  get hub(): Hub | readonly Entry[] {
    return this.#hub;
  }
  set hub(hub: Hub | readonly Entry[]) {
    this.#hub = hub;
    this.#draw();
  }

  /** Where tasks, libraries and quantizations have pages. */
  get linkTo(): Around["linkTo"] {
    return this.#linkTo;
  }
  set linkTo(linkTo: Around["linkTo"]) {
    this.#linkTo = linkTo;
    this.#draw();
  }

  /** Draws the panel. */
  connectedCallback(): void {
    for (const name of ["model", "hub", "linkTo"] as const) takeUp(this, name);
    const tree = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    tree.adoptedStyleSheets = [sheet()];
    this.#root ??= createRoot(tree);
    // What stands inside may come later than the element itself.
    this.#observer = new MutationObserver(() => this.#draw());
    this.#observer.observe(this, HERE);
    this.#draw();
  }

  /** Takes it away, unless the element is only moved. */
  disconnectedCallback(): void {
    this.#observer?.disconnect();
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  /** Draws it anew. */
  attributeChangedCallback(): void {
    this.#draw();
  }

  #draw(): void {
    if (!this.isConnected || this.#root === undefined) return;
    const theme = THEMES.find((one) => one === this.getAttribute("theme"));
    const found = this.#found();
    if ("fault" in found) return this.#root.render(<Unreadable theme={theme} why={found.fault} />);
    this.#root.render(
      <Panel
        hub={this.#hub}
        model={found.record}
        initial={this.#asked()}
        theme={theme}
        linkTo={this.#linkTo}
        onChange={(detail) =>
          this.dispatchEvent(new CustomEvent("change", { detail, bubbles: true }))
        }
      />,
    );
  }

  #found(): Found {
    if (this.#model !== undefined) return { record: this.#model };
    const told = RECORD.map((name) => [name, this.getAttribute(name)] as const);
    const script = this.querySelector(':scope > script[type="application/json"]');
    return recordIn(Object.fromEntries(told), script?.textContent ?? undefined);
  }

  #asked(): Partial<PanelChoice> {
    const told = CHOICE.map((name) => [name, this.getAttribute(name)] as const);
    return Object.fromEntries(told.filter(([, value]) => value !== null));
  }
}

const THEMES = ["light", "dark"] as const;

let shared: CSSStyleSheet | undefined;

/** The styles, of which all elements of a page share one sheet. */
function sheet(): CSSStyleSheet {
  if (shared === undefined) {
    shared = new CSSStyleSheet();
    shared.replaceSync(`:host { display: block }\n:host([hidden]) { display: none }\n${styles}`);
  }
  return shared;
}

/** Hands what was set before the element was known to its setter. */
function takeUp(element: HubsmithPanelElement, name: "model" | "hub" | "linkTo"): void {
  const early = Object.getOwnPropertyDescriptor(element, name)?.value as unknown;
  if (early === undefined) return;
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, early);
}

declare global {
  interface HTMLElementTagNameMap {
    "hubsmith-panel": HubsmithPanelElement;
  }
}

// Two copies of this file in one page are one element.
if (globalThis.customElements?.get(NAME) === undefined)
  globalThis.customElements?.define(NAME, HubsmithPanelElement);
