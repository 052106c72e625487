// Data that is loaded later: loading, failed with a retry function, or loaded.
import { startTransition, use, useCallback, useEffect, useState } from "react";
import { DrawingContext, loadedIn } from "./prerender-context.ts";

/** The state of the load. */
export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly again: () => void }
  | { readonly state: "here"; readonly value: T };

interface Settled<K> {
  readonly of: K;
  readonly attempt: number;
  readonly isLoaded: boolean;
}

interface Result {
  readonly value: unknown;
}

interface Results {
  get(of: unknown): Result | undefined;
  set(of: unknown, result: Result): unknown;
}

// The results by function and key: a page that is opened again is complete at once, so its scroll position is too.
const byObject = new WeakMap<object, Results>();
const byName = new WeakMap<object, Results>();

function resultsOf(load: object, of: unknown): Results {
  const isObject = of instanceof Object;
  const all = isObject ? byObject : byName;
  const found = all.get(load) ?? (isObject ? new WeakMap<object, Result>() : new Map());
  all.set(load, found);
  return found;
}

/** Loads the data of a key; both must be the same between renders. */
export function useLoaded<K, T>(load: (of: K) => Promise<T>, of: K): Loaded<T> {
  const drawing = use(DrawingContext);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<K>>();
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let isWanted = true;
    // Rendering the data may be slow, and a transition lets the browser respond in between.
    const settle = (how: Settled<K>): void =>
      startTransition(() => {
        if (isWanted) setSettled(how);
      });
    load(of).then(
      (value) => {
        resultsOf(load, of).set(of, { value });
        settle({ of, attempt, isLoaded: true });
      },
      () => settle({ of, attempt, isLoaded: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, of, attempt]);
  if (drawing !== undefined) {
    const here = loadedIn(drawing, () => load(of));
    return here === undefined ? { state: "loading" } : { state: "here", value: here.value };
  }
  const result = resultsOf(load, of).get(of);
  if (result !== undefined) return { state: "here", value: result.value as T };
  const hasFailed = settled?.of === of && settled.attempt === attempt && !settled.isLoaded;
  return hasFailed ? { state: "failed", again } : { state: "loading" };
}
