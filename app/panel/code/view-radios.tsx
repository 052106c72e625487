// The views of the current snippet, as radio buttons with one Tab stop.
import type { ReactNode } from "react";
import { type View, VIEWS } from "../choice/choice.ts";
import { useHostContext, useIds } from "../host-context.ts";
import { useActions, usePanelState } from "../use-panel.ts";
import "./views.css";

const LABELS: Readonly<Record<View, string>> = {
  code: "Code",
  request: "Request",
  answer: "Response",
  "why-not": "Why not?",
};

export function ViewRadios(): ReactNode {
  const chosen = usePanelState((state) => state.view);
  const { choose } = useActions();
  const idOf = useIds();
  const hasAnswers = useHostContext().answers !== undefined;
  const views = VIEWS.filter((view) => hasAnswers || view !== "answer");
  const shown = views.includes(chosen) ? chosen : "code";
  return (
    <fieldset className="row views">
      <legend className="unseen">View</legend>
      {views.map((view) => (
        <label key={view} className="small soft">
          <input
            type="radio"
            name={idOf("view")}
            id={idOf(`view-${view}`)}
            checked={view === shown}
            onChange={() => choose({ view })}
          />
          {LABELS[view]}
        </label>
      ))}
    </fieldset>
  );
}
