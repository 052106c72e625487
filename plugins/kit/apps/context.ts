// How long the context is for which an app starts: the argument of its command.
import { type Code, sh } from "hubsmith/code";

/**
 * The argument of a command for the length of the context. Never throws.
 * @param option - The app's option, such as `--ctx-size`.
 * @param context - The tokens.
 * @returns The option and the tokens, after a space; nothing without tokens.
 * @example
 * ```ts
 * import { contextFlag } from "hubsmith/apps";
 * import { render, sh } from "hubsmith/code";
 *
 * render(sh`press serve${contextFlag("--ctx-size", 8192)}`); // → "press serve --ctx-size 8192"
 * ```
 * @public
 */
export const contextFlag = (option: string, context: number | undefined): Code<"sh"> =>
  context === undefined ? sh`` : sh` ${option} ${context}`;

/** The note of an app with a window. @internal */
export const SET_IN_APP = "Set the length of the context in the app.";

/** The note of a server whose context has no length of its own. @internal */
export const GROWS = "Its server takes memory for the context as a chat grows, without a limit.";

/** The note of an app whose commands do not set the context; none if no length was chosen. @internal */
export const contextNote = (
  note: string,
  context: number | undefined,
): { readonly note?: string } => (context === undefined ? {} : { note });
