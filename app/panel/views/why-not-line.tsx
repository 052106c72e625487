// Below the code: how many clients are not offered, and a way to the reasons.
import type { ReactNode } from "react";
import { clientsAway } from "../state/why-not.ts";
import { useActions, usePanelState } from "../state/use-panel.ts";
import { viewId } from "./view-radios.tsx";

/** The line; nothing where all are offered. */
export function WhyNotLine(): ReactNode {
  const count = usePanelState((state) => clientsAway(state).count);
  const of = usePanelState((state) => clientsAway(state).of);
  const { choose } = useActions();
  if (count === 0) return null;
  const open = (): void => {
    choose({ view: "why-not" });
    // The button goes, and its focus must not go with it.
    document.getElementById(viewId("why-not"))?.focus();
  };
  return (
    <p className="why-not-line">
      {count} of {of} clients {count === 1 ? "is" : "are"} not offered for this call.{" "}
      <button type="button" className="button" onClick={open}>
        Why not?
      </button>
    </p>
  );
}
