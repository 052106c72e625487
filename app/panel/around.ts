// What a panel is told by whoever shows it, for the parts inside: where things have pages, and what is known beside the hub.
import { type Context, createContext, use } from "react";
import type { LoadSamples } from "../answers/records.ts";
import type { ClientProofs, LibraryProofs } from "../proofs/records.ts";
import type { PanelChoice } from "./state/panel-choice.ts";

/** What may have a page where the panel is shown. @public */
export type Linked = "task" | "library" | "quantization" | "proof";

/** How far programs are proven, as the records beside the plugins say it. @public */
export interface Proofs {
  /** Of programs that call a provider. */
  readonly calls: ClientProofs;
  /** Of programs that load a model. */
  readonly loads: LibraryProofs;
}

/** What stands around a panel; all of it may be left out. @public */
export interface Around {
  /**
   * The address of a page, or nothing where there is none, and then there is no link. The id of a proof is that of its
   * task, its provider and its client, as in `conversational/together/python/requests`, and empty for all proofs.
   */
  readonly linkTo?: ((kind: Linked, id: string) => string | undefined) | undefined;
  /** The address that shows a choice again, which then can be copied. Asked for when that happens. */
  readonly linkOf?: ((choice: PanelChoice) => string) | undefined;
  /** Loads how far programs are proven, which then stands at their heads. */
  readonly proofs?: (() => Promise<Proofs>) | undefined;
  /** Loads what a provider sends, of which the panel then has a view. */
  readonly answers?: LoadSamples | undefined;
}

/** What stands around, and what the ids of the panel's elements begin with. */
export const AroundContext: Context<Around & { readonly ids: string }> = createContext({ ids: "" });

/** What stands around the panel. */
export const useAround = (): Around => use(AroundContext);

/** Makes the ids of elements, which no other panel of the page has. */
export function useIds(): (name: string) => string {
  const { ids } = use(AroundContext);
  return (name) => ids + name;
}
