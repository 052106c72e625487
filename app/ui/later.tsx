// A part that needs something that is loaded later: code, data, or both.
import type { ReactNode } from "react";
import { useLoaded } from "../routing/use-loaded.ts";
import { LoadFault } from "./load-fault.tsx";

interface Props<K, V, T> {
  /** E.g. "This page", for the error. */
  readonly what: string;
  /** Loads it, once for each key and version; the same function at each render. */
  readonly load: (of: K, version: V) => Promise<T>;
  readonly of: K;
  readonly version?: V;
  /** Shown until then. */
  readonly fallback?: ReactNode;
  /** Finds the element to focus when the load is retried. */
  readonly focus?: () => HTMLElement | null;
  readonly children: (loaded: T) => ReactNode;
}

const LOADING = (
  <p className="loading" aria-busy>
    Loading …
  </p>
);

/** The part once it is loaded, or an error with a retry button. */
export function Later<K, V, T>(props: Props<K, V, T>): ReactNode {
  const { what, load, of, version, fallback = LOADING, focus = nothing, children } = props;
  const loaded = useLoaded(load, of, version);
  if (loaded.state === "here") return children(loaded.value);
  if (loaded.state === "loading") return fallback;
  return <LoadFault what={what} focus={focus} again={loaded.again} />;
}

const nothing = (): null => null;
