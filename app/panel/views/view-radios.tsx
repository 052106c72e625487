// What is shown of the chosen snippet: itself, or something beside it. Radio buttons are one stop of the Tab key.
import type { ReactNode } from "react";
import { type View, VIEWS } from "../state/choice.ts";
import { useActions, usePanelState } from "../state/use-panel.ts";
import "./views.css";

const LABELS: Readonly<Record<View, string>> = {
  code: "Code",
  request: "Request",
  answer: "Answer",
  compare: "Compare",
  "why-not": "Why not?",
};

/** The id of the button of a view. */
export const viewId = (view: View): string => `view-${view}`;

/** Chooses the view. */
export function ViewRadios(): ReactNode {
  const shown = usePanelState((state) => state.view);
  const { choose } = useActions();
  return (
    <fieldset className="views">
      <legend className="unseen">View</legend>
      {VIEWS.map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="view"
            id={viewId(view)}
            checked={view === shown}
            onChange={() => choose({ view })}
          />
          {LABELS[view]}
        </label>
      ))}
    </fieldset>
  );
}
