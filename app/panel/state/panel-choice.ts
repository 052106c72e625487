// What is chosen for the model that is shown, as whoever shows the panel gives it and hears of it: flat, and plain data.
import type { TokenStyle, Typed, View, Way } from "./choice.ts";

/** What is chosen. A key that was pasted is no part of it. @public */
export interface PanelChoice {
  /** The id of a provider, or `auto` for the router's choice. */
  readonly provider: string;
  /** The id of a language, such as `python`, `js` or `sh`. */
  readonly language: string;
  /** The id of a client without its language, such as `requests`. */
  readonly client: string;
  /** What was typed for the inputs: by where it stands, as `0.content`, or by "" where it is all of them. */
  readonly inputs: Typed;
  /** What was typed for parameters, by their names. */
  readonly parameters: Typed;
  /** Is the answer to come in parts? */
  readonly streaming: boolean;
  /** Which way the request goes: by the router, to the provider itself, or to an endpoint of one's own. */
  readonly way: Way;
  /** The address of that endpoint. */
  readonly endpoint: string;
  /** How a snippet names its token. */
  readonly token: TokenStyle;
  /** Who pays for routed requests; empty for the account of the token. */
  readonly billTo: string;
  /** What is shown of the snippet: itself, or something beside it. */
  readonly view: View;
  /** What it is compared with, such as `python/requests`; empty where that is not chosen. */
  readonly withClient: string;
  /** Through which provider, where it is another one. */
  readonly withProvider: string;
}
