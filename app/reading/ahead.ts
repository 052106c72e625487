// What a page that is drawn ahead of any visitor needs of the drawing: its loads are awaited there, and its head is noted.
import { type Context, createContext } from "react";

/** A drawing: it is repeated until all that was asked for in it is here. */
export interface Drawing {
  /** What loads gave, in the order in which the page asks. */
  readonly loads: { readonly done: Promise<unknown>; here?: { readonly value: unknown } }[];
  /** How many of them this repetition has asked for. */
  asked: number;
  title: string;
  description: string;
}

/** The drawing that a page is part of; none in a browser. */
export const DrawingContext: Context<Drawing | undefined> = createContext<Drawing | undefined>(
  undefined,
);

/** What a load gave in an earlier repetition; it is begun in the first. */
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
