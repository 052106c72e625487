// The outcome of each entry: from the check, or else from plugins that the panel has already loaded.
import type { Entry } from "hubsmith";
import { useMemo } from "react";
import { useStoreState } from "../ui/use-store-state.ts";
import { useHost } from "../stores/host.ts";
import { pluginStoreOf } from "../stores/plugins.ts";
import type { Outcome } from "./check.ts";
import type { Check } from "./use-check.ts";

/** The outcomes; undefined for entries that were not loaded. */
export function useOutcomes(check: Check): ReadonlyMap<Entry, Outcome> {
  const { settled, failed } = useStoreState(pluginStoreOf(useHost()));
  const checked = check.state === "done" ? check.checked : undefined;
  return useMemo(() => {
    if (checked !== undefined) return checked.outcomes;
    const lost = new Set(failed.map(({ plugin }) => plugin));
    const isLost = ({ kind, id }: Entry): boolean => lost.has(`${kind}/${id}`);
    return new Map([...settled].map((entry) => [entry, isLost(entry) ? "no" : "yes"]));
  }, [checked, settled, failed]);
}
