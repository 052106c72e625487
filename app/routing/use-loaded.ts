// Data that is loaded later: loading, failed with a retry function, or loaded.
import { startTransition, use, useEffect, useState } from "react";

/** The state of the load. */
export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly again: () => void }
  | { readonly state: "here"; readonly value: T };

interface Load {
  readonly version: unknown;
  readonly done: Promise<void>;
  result?: { readonly value: unknown };
  failure?: { readonly error: unknown };
}

// The loads by function and key: a page that is opened again is complete at once, so its scroll position is too.
interface Loads {
  get(of: unknown): Load | undefined;
  set(of: unknown, load: Load): unknown;
  delete(of: unknown): unknown;
}
const all = new WeakMap<object, { readonly byObject: Loads; readonly byName: Loads }>();

function loadsOf(load: object, of: unknown): Loads {
  const found = all.get(load) ?? { byObject: new WeakMap<object, Load>(), byName: new Map() };
  all.set(load, found);
  return of instanceof Object ? found.byObject : found.byName;
}

function start(version: unknown, loading: Promise<unknown>): Load {
  const made: Load = {
    version,
    done: loading.then(
      (value) => void (made.result = { value }),
      (error: unknown) => void (made.failure = { error }),
    ),
  };
  return made;
}

/**
 * Loads the data of a key, once for each version of it. The function, the key and the version must be the same between
 * renders. Prerendering waits for the data.
 */
export function useLoaded<K, V, T>(
  load: (of: K, version: V) => Promise<T>,
  of: K,
  version?: V,
): Loaded<T> {
  const [, setSettled] = useState({});
  const loads = loadsOf(load, of);
  const known = loads.get(of);
  const current = known?.version === version ? known : undefined;
  const one = current ?? start(version, load(of, version as V));
  if (current === undefined) loads.set(of, one);
  const isSettled = one.result !== undefined || one.failure !== undefined;
  useEffect(() => {
    let isWanted = true;
    // Rendering the data may be slow, and a transition lets the browser respond in between.
    const settle = (): void =>
      startTransition(() => {
        if (isWanted) setSettled({});
      });
    if (!isSettled) void one.done.then(settle);
    return () => {
      isWanted = false;
    };
  }, [one, isSettled]);
  useEffect(
    () => () => {
      // It is tried again when the page is opened again.
      if (one.failure !== undefined) loads.delete(of);
    },
    [one, loads, of],
  );
  if (globalThis.document === undefined) {
    use(one.done);
    if (one.failure !== undefined) throw one.failure.error;
  }
  if (one.result !== undefined) return { state: "here", value: one.result.value as T };
  if (one.failure === undefined) return { state: "loading" };
  const again = (): void => {
    loads.delete(of);
    setSettled({});
  };
  return { state: "failed", again };
}
