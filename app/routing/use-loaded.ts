// Data that is loaded later: loading, failed with a retry function, or loaded.
import { startTransition, use, useCallback, useEffect, useState } from "react";
import { DrawingContext, loadedIn } from "./prerender-context.ts";

/** The state of the load. */
export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly again: () => void }
  | { readonly state: "here"; readonly value: T };

interface Settled<K, T> {
  readonly of: K;
  readonly attempt: number;
  /** The data; undefined if this is not available. */
  readonly came?: { readonly value: T };
}

/** Loads the data of a key; both must be the same between renders. */
export function useLoaded<K, T>(load: (of: K) => Promise<T>, of: K): Loaded<T> {
  const drawing = use(DrawingContext);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<K, T>>();
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let isWanted = true;
    // Rendering the data may be slow, and a transition lets the browser respond in between.
    const settle = (how: Settled<K, T>): void =>
      startTransition(() => {
        if (isWanted) setSettled(how);
      });
    load(of).then(
      (value) => settle({ of, attempt, came: { value } }),
      () => settle({ of, attempt }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, of, attempt]);
  if (drawing !== undefined) {
    const here = loadedIn(drawing, () => load(of));
    return here === undefined ? { state: "loading" } : { state: "here", value: here.value };
  }
  if (settled === undefined || settled.of !== of || settled.attempt !== attempt)
    return { state: "loading" };
  if (settled.came === undefined) return { state: "failed", again };
  return { state: "here", value: settled.came.value };
}
