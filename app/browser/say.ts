// How a component announces changes to screen readers: through a context.
import { type Context, createContext, useContext } from "react";

/** Announces a message to screen readers; the same function for the life of a page. @public */
export type Say = (words: string) => void;

/** The current announcer. By default, messages are ignored. */
export const SayContext: Context<Say> = createContext<Say>(() => {});

export const useSay = (): Say => useContext(SayContext);
