// The panel's props, and the context for its parts.
import type { Entry, Hub, Model } from "hubsmith";
import { type Context, createContext, type ReactNode, useContext } from "react";
import type { LoadOffers } from "../../models/offers/offers.ts";
import type { Say } from "../../browser/say.ts";
import type { ClientProofs, LibraryProofs } from "../../models/proofs/levels.ts";
import type { PanelChoice } from "../data/choice.ts";

/** The kinds of things that may have a page in the host. @public */
export type Linked = "task" | "library" | "quantization" | "model";

/** The proof records of programs. @public */
export interface Proofs {
  /** For programs that call a provider. */
  readonly calls: ClientProofs;
  /** For programs that load a model. */
  readonly loads: LibraryProofs;
}

/**
 * The links and stored data of the page around a panel. All fields are optional.
 * @example
 * ```ts
 * import type { PanelHost } from "hubsmith/panel";
 *
 * const host: PanelHost = {
 *   linkTo: (kind, id) => (kind === "library" ? `/libraries/${id}` : undefined),
 * };
 * ```
 * @public
 */
export interface PanelHost {
  /** The URL of a page; undefined if there is none, and then there is no link. */
  readonly linkTo?: ((kind: Linked, id: string) => string | undefined) | undefined;
  /** Loads the proof records, which are then displayed below programs. */
  readonly proofs?: (() => Promise<Proofs>) | undefined;
  /** Loads the prices of providers for a model, and their features; the panel then shows a table of them. */
  readonly offers?: LoadOffers | undefined;
}

/** Light or dark. @public */
export type Theme = "light" | "dark";

/**
 * The props of a panel; `hub` and `model` are enough.
 * @example
 * ```ts
 * import type { PanelProps } from "hubsmith/panel";
 * import { entries } from "hubsmith/plugins";
 *
 * const props: PanelProps = {
 *   hub: entries,
 *   model: { id: "google/gemma-2-2b-it", pipeline_tag: "text-generation" },
 *   initial: { provider: "together", language: "js" },
 *   linkTo: (kind, id) => (kind === "task" ? `/tasks/${id}` : undefined),
 * };
 * ```
 * @public
 */
export interface PanelProps extends PanelHost {
  /** A hub with all plugins, or entries, which are loaded when a selection needs them. Pass the same object each time. */
  readonly hub: Hub | readonly Entry[];
  /** The model from `parseModel`, or its record, as the Hub's API returns it. */
  readonly model: Model | object;
  /** The initial selection. A later change of its content is applied. */
  readonly initial?: Partial<PanelChoice> | undefined;
  /** Called with the selection after each change, once all required plugins are loaded. */
  readonly onChange?: ((choice: PanelChoice) => void) | undefined;
  /** Announces changes, if the page has a live region; by default the panel has its own. */
  readonly say?: Say | undefined;
  /** Light or dark; by default the system's theme. */
  readonly theme?: Theme | undefined;
  /** Content next to the facts of the model, such as links. */
  readonly beside?: ReactNode;
}

/** The props that do not depend on the source of the state. */
export type ViewProps = Omit<PanelProps, "hub" | "model" | "initial">;

/** What only the page of a model has. */
export interface PageHost extends PanelHost {
  /** Loads the quantized versions of a model; the same function at each render. */
  readonly quantized?: ((id: string) => Promise<readonly Model[]>) | undefined;
}

export const HostContext: Context<PageHost & { readonly ids: string }> = createContext({
  ids: "",
});

export const useHostContext = (): PageHost => useContext(HostContext);

/** Creates element ids that are unique to this panel. */
export function useIds(): (name: string) => string {
  const { ids } = useContext(HostContext);
  return (name) => ids + name;
}
