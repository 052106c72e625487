// Reports changes of the selection to the host.
import { useEffect, useRef } from "react";
import { choiceOf } from "./state/choosing.ts";
import type { PanelChoice } from "./state/panel-choice.ts";
import { panelOf } from "./state/panel.ts";
import type { PanelStore } from "./state/store.ts";

/** Listens to a store. The initial selection is not a change, and plugins that are loading are awaited. */
export function useChanges(
  { getState, subscribe }: PanelStore,
  onChange: ((choice: PanelChoice) => void) | undefined,
): void {
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
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
      if (!isFirst) listener.current?.(JSON.parse(after) as PanelChoice);
    });
  }, [getState, subscribe]);
}
