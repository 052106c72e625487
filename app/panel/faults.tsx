// Errors, with a retry button.
import type { ReactNode } from "react";
import { useActions, usePanel } from "./state/use-panel.ts";

/** The errors; nothing if there are none. */
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
