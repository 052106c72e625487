// What went wrong on the way, with a way to try again.
import type { ReactNode } from "react";
import { useActions, usePanel } from "./state/use-panel.ts";

/** The faults; nothing where there are none. */
export function Faults(): ReactNode {
  const { faults } = usePanel();
  const { load } = useActions();
  if (faults.length === 0) return null;
  return (
    <div className="fault" role="alert">
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => void load()}>
        Try again
      </button>
    </div>
  );
}
