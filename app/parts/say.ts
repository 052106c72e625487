// How a part announces that something changed to who cannot see it: by whoever stands around it.
import { type Context, createContext, use } from "react";

/** Announces words; the same function for as long as a page stands. @public */
export type Say = (words: string) => void;

/** Who announces. Nobody hears what is said outside of one. */
export const SayContext: Context<Say> = createContext<Say>(() => {});

/** Announces words to who cannot see that something changed. */
export const useSay = (): Say => use(SayContext);
