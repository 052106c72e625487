// The selection for the current model, for the host of the panel: flat, and plain data.
import type { TokenStyle, Typed, View, Way } from "./choice.ts";

/** The selection, without a pasted key. @public */
export interface PanelChoice {
  /** The id of a provider, or `auto` for the router. */
  readonly provider: string;
  /** The id of a language, e.g. `python`, `js` or `sh`. */
  readonly language: string;
  /** The id of a client without its language, e.g. `requests`. */
  readonly client: string;
  /** Typed inputs, by path, e.g. `0.content`, or "" for the complete inputs. */
  readonly inputs: Typed;
  /** Typed parameters, by name. */
  readonly parameters: Typed;
  /** Is the response streamed? */
  readonly streaming: boolean;
  /** The route of the request: through the router, directly to the provider, or to a custom endpoint. */
  readonly way: Way;
  /** The URL of the endpoint. */
  readonly endpoint: string;
  /** How a snippet gets its token. */
  readonly token: TokenStyle;
  /** Who pays for routed requests; empty for the account of the token. */
  readonly billTo: string;
  /** The view of the snippet: the code, or something next to it. */
  readonly view: View;
  /** The client to compare with, e.g. `python/requests`; empty if it is not selected. */
  readonly withClient: string;
  /** The provider to compare with, if it is another one. */
  readonly withProvider: string;
}
