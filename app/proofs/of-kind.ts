// The entries of a kind, including hidden ones.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/base/kind";

/** The entries of a kind, in order. */
export const ofKind = <K extends Kind>(entries: readonly Entry[], kind: K): readonly Entry<K>[] =>
  entries.filter((entry) => entry.kind === kind) as unknown as readonly Entry<K>[];
