// The panel as a custom element for pages without React: `<hubsmith-panel>`, with all plugins and a shadow root.
import type { Entry, Hub } from "hubsmith";
import { createRoot, type Root } from "react-dom/client";
import { entries } from "../../plugins.ts";
import type { PanelHost } from "../parts/host-context.ts";
import { Panel, Unreadable } from "../panel.tsx";
import { byArguments } from "../../models/memoized.ts";
import styles from "../../ui/base.css?inline";
import { type Found, recordIn } from "./record-in.ts";

/**
 * The name of the element, which this entry defines.
 * @example
 * ```ts
 * import { NAME } from "hubsmith/panel/element";
 *
 * export const panels = () => document.querySelectorAll(NAME);
 * ```
 * @public
 */
export const NAME = "hubsmith-panel";

const RECORD = ["model", "task", "library", "tags"];
const CHOICE = ["use", "provider", "language", "client"];
const HERE = { childList: true, characterData: true, subtree: true };

/** The base class of the element, which may be imported where there are no elements. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The properties of `<hubsmith-panel>`, besides those of all elements. @public */
export interface HubsmithPanelElement extends HTMLElement {
  /** The record of the model, as the Hub's API returns it. */
  model: object | undefined;
  /** The plugins; by default all first-party ones. */
  hub: Hub | readonly Entry[];
  /** Entries of plugins that are added to those of `hub`, unless it is a complete hub. */
  plugins: readonly Entry[];
  /** Functions that return the URLs of tasks, libraries and quantizations. */
  linkTo: PanelHost["linkTo"];
}

/**
 * The element `<hubsmith-panel>`, for pages without React. Attributes set the model (`model`, and for one without a
 * record `task`, `library` and `tags`), the selection (`use`, `provider`, `language`, `client`) and `theme`; a record is JSON
 * in a script inside it, or is set as the property `model`.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Web_components/Using_custom_elements
 * @example
 * ```ts
 * import { HubsmithPanelElement } from "hubsmith/panel/element";
 *
 * const panel = new HubsmithPanelElement();
 * panel.model = { id: "google/gemma-2-2b-it", pipeline_tag: "text-generation" };
 * document.body.append(panel);
 * ```
 * @public
 */
export const HubsmithPanelElement: { new (): HubsmithPanelElement } = class extends Base {
  static readonly observedAttributes: readonly string[] = [...RECORD, ...CHOICE, "theme"];

  #model: object | undefined;
  #hub: Hub | readonly Entry[] = entries;
  #plugins: readonly Entry[] = [];
  /** The same object until one of both changes. */
  readonly #join = byArguments((hub: Hub | readonly Entry[], plugins: readonly Entry[]) =>
    "length" in hub ? [...hub, ...plugins] : hub,
  );
  #linkTo: PanelHost["linkTo"];
  #root: Root | undefined;
  #observer: MutationObserver | undefined;

  get model(): object | undefined {
    return this.#model;
  }
  set model(model: object | undefined) {
    this.#model = model;
    this.#draw();
  }

  get hub(): Hub | readonly Entry[] {
    return this.#hub;
  }
  set hub(hub: Hub | readonly Entry[]) {
    this.#hub = hub;
    this.#draw();
  }

  get plugins(): readonly Entry[] {
    return this.#plugins;
  }
  set plugins(plugins: readonly Entry[]) {
    this.#plugins = plugins;
    this.#draw();
  }

  get linkTo(): PanelHost["linkTo"] {
    return this.#linkTo;
  }
  set linkTo(linkTo: PanelHost["linkTo"]) {
    this.#linkTo = linkTo;
    this.#draw();
  }

  connectedCallback(): void {
    for (const name of ["model", "hub", "plugins", "linkTo"] as const) takeUp(this, name);
    const tree = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    tree.adoptedStyleSheets = [sheet()];
    this.#root ??= createRoot(tree);
    // The children may be parsed later than the element itself.
    this.#observer = new MutationObserver(() => this.#draw());
    this.#observer.observe(this, HERE);
    this.#draw();
  }

  /** Removes the panel, unless the element is only moved. */
  disconnectedCallback(): void {
    this.#observer?.disconnect();
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.#draw();
  }

  #draw(): void {
    if (!this.isConnected || this.#root === undefined) return;
    const theme = THEMES.find((candidate) => candidate === this.getAttribute("theme"));
    const resolved = this.#found();
    if ("fault" in resolved)
      return this.#root.render(<Unreadable theme={theme} why={resolved.fault} />);
    this.#root.render(
      <Panel
        hub={this.#join(this.#hub, this.#plugins)}
        model={resolved.record}
        initial={this.#attributes(CHOICE)}
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
    const script = this.querySelector(':scope > script[type="application/json"]');
    return recordIn(this.#attributes(RECORD), script?.textContent ?? undefined);
  }

  /** The values of those attributes that are set. */
  #attributes(names: readonly string[]): Readonly<Record<string, string>> {
    const values = names.map((name) => [name, this.getAttribute(name)] as const);
    return Object.fromEntries(values.filter((pair): pair is [string, string] => pair[1] !== null));
  }
};

const THEMES = ["light", "dark"] as const;

let shared: CSSStyleSheet | undefined;

/** The styles: one style sheet for all elements of a page. */
function sheet(): CSSStyleSheet {
  if (shared === undefined) {
    shared = new CSSStyleSheet();
    shared.replaceSync(`:host { display: block }\n:host([hidden]) { display: none }\n${styles}`);
  }
  return shared;
}

/** Passes properties that were set before the element was defined to its setters. */
function takeUp(element: HubsmithPanelElement, name: "model" | "hub" | "plugins" | "linkTo"): void {
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

// A second copy of this file in a page must not define the element again.
if (globalThis.customElements?.get(NAME) === undefined)
  globalThis.customElements?.define(NAME, HubsmithPanelElement);
