// A part that needs something that is loaded later: code, data, or both. Until then React suspends it, so a prerendered
// page keeps what is drawn there.
import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { LoadFault } from "./load-fault.tsx";

interface Props<K, V, T> {
  /** E.g. "This page", for the error. */
  readonly what: string;
  /** Loads it, once for each key; the same function at each render. */
  readonly load: (of: K, version: V) => Promise<T>;
  readonly of: K;
  /** Another version is loaded again, and cached only while it is shown. */
  readonly version?: V | undefined;
  readonly fallback?: ReactNode;
  /** Shown if it does not load; by default an error with a retry button. */
  readonly failed?: ReactNode;
  /** Finds the element to focus when the load is retried. */
  readonly focus?: () => HTMLElement | null;
  /** Called once it is loaded, or has failed; the same function at each render. */
  readonly onSettled?: () => void;
  readonly children: (loaded: T) => ReactNode;
}

export function Later<K, V, T>(props: Props<K, V, T>): ReactNode {
  const { load, of, version, fallback = LOADING } = props;
  const [, retry] = useState({});
  const loading = loadOf(load, of, version as V);
  const again = (): void => {
    loadsOf(load, of).delete(of);
    retry({});
  };
  // Each load has its own boundary: the old content must be removed, and not hidden until the next load.
  return (
    <Suspense key={loading.number} fallback={fallback}>
      <Loaded {...props} loading={loading} again={again} />
    </Suspense>
  );
}

/** A part that most readers do not miss: nothing until it is loaded, or if it does not load. */
export const Optional = <K, V, T>(
  props: Pick<Props<K, V, T>, "load" | "of" | "version" | "children">,
): ReactNode => <Later what="" fallback={null} failed={null} {...props} />;

export const LOADING: ReactNode = (
  <p className="loading" aria-busy>
    Loading …
  </p>
);

interface LoadedProps<K, V, T> extends Props<K, V, T> {
  readonly loading: Load;
  readonly again: () => void;
}

function Loaded<K, V, T>(props: LoadedProps<K, V, T>): ReactNode {
  const { what, load, of, focus, failed, onSettled, children, loading, again } = props;
  useEffect(
    () => () => {
      // A failed one is tried again when the page is opened again; another version is loaded again anyway.
      const isKept = loading.failure === undefined && loading.version === undefined;
      if (!isKept && loadsOf(load, of).get(of) === loading) loadsOf(load, of).delete(of);
    },
    [loading, load, of],
  );
  useEffect(() => onSettled?.(), [loading, onSettled]);
  if (loading.result !== undefined) return children(loading.result.value as T);
  if (loading.failure === undefined) return use(loading.done);
  if (globalThis.document === undefined) throw loading.failure.error;
  if (failed !== undefined) return failed;
  return <LoadFault what={what} focus={focus ?? (() => null)} again={again} />;
}

interface Load {
  readonly number: number;
  readonly version: unknown;
  readonly done: Promise<undefined>;
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
  const loads = all.get(load) ?? { byObject: new WeakMap<object, Load>(), byName: new Map() };
  all.set(load, loads);
  return of instanceof Object ? loads.byObject : loads.byName;
}

let count = 0;

function loadOf<K, V>(load: (of: K, version: V) => Promise<unknown>, of: K, version: V): Load {
  const loads = loadsOf(load, of);
  const known = loads.get(of);
  if (known !== undefined && known.version === version) return known;
  count += 1;
  const loading: Load = {
    number: count,
    version,
    done: load(of, version).then(
      (value) => void (loading.result = { value }),
      (error: unknown) => void (loading.failure = { error }),
    ) as Promise<undefined>,
  };
  loads.set(of, loading);
  return loading;
}

/** Resolves once it is loaded for `Later`, or has failed. */
export const preload = <K, V>(
  load: (of: K, version: V) => Promise<unknown>,
  of: K,
  version: V,
): Promise<undefined> => loadOf(load, of, version).done;
