// Tells whoever shows the panel what is chosen, whenever that is something else than before.
import { useEffect, useRef } from "react";
import { choiceOf } from "./state/choosing.ts";
import type { PanelChoice } from "./state/panel-choice.ts";
import { panelOf } from "./state/panel.ts";
import type { PanelStore } from "./state/store.ts";

/** Listens to a store. What it begins with is no change, and what is not loaded yet is waited for. */
export function useChanges(
  { getState, subscribe }: PanelStore,
  onChange: ((choice: PanelChoice) => void) | undefined,
): void {
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const isReady = (): boolean => panelOf(getState()).isReady;
    const now = (): string => JSON.stringify(choiceOf(getState()));
    let before = isReady() ? now() : undefined;
    return subscribe(() => {
      if (!isReady()) return;
      const after = now();
      const isFirst = before === undefined;
      if (after === before) return;
      before = after;
      if (!isFirst) tell.current?.(JSON.parse(after) as PanelChoice);
    });
  }, [getState, subscribe]);
}
