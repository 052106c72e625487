// Below the code: the number of unavailable clients, and a button that shows the reasons.
import type { MouseEvent, ReactNode } from "react";
import { foundBeside } from "../../ui/root-of.ts";
import { useIds } from "../host-context.ts";
import { clientsAway } from "../state/why-not.ts";
import { useActions, usePanelState } from "../state/use-panel.ts";
import { viewId } from "./view-radios.tsx";

/** The line; nothing if all are available. */
export function WhyNotLine(): ReactNode {
  const count = usePanelState((state) => clientsAway(state).count);
  const of = usePanelState((state) => clientsAway(state).of);
  const { choose } = useActions();
  const idOf = useIds();
  if (count === 0) return null;
  const open = ({ currentTarget }: MouseEvent): void => {
    const radio = foundBeside(currentTarget, idOf(viewId("why-not")));
    choose({ view: "why-not" });
    // The button disappears, so the focus must move.
    radio?.focus();
  };
  return (
    <p className="note">
      {count} of {of} clients {count === 1 ? "is" : "are"} not available.{" "}
      <button type="button" className="button" onClick={open}>
        Why not?
      </button>
    </p>
  );
}
