// Support for prerendering: loads are awaited, and the head of the document is recorded.
import { type Context, createContext } from "react";

/** A prerender: it is repeated until all requested data is loaded. */
export interface Drawing {
  /** The results of loads, in the order of the requests. */
  readonly loads: { readonly done: Promise<unknown>; here?: { readonly value: unknown } }[];
  /** The number of requests in this pass. */
  asked: number;
  title: string;
  description: string;
}

/** The current prerender; undefined in a browser. */
export const DrawingContext: Context<Drawing | undefined> = createContext<Drawing | undefined>(
  undefined,
);

/** The result of a load from an earlier pass; the first pass starts the load. */
export function loadedIn<T>(drawing: Drawing, load: () => Promise<T>): { value: T } | undefined {
  const at = drawing.asked++;
  const known = drawing.loads[at];
  if (known !== undefined) return known.here as { value: T } | undefined;
  const made: Drawing["loads"][number] = {
    done: load().then((value) => {
      made.here = { value };
    }),
  };
  drawing.loads.push(made);
  return undefined;
}
