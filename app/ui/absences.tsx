// Absences, with reasons and fixes.
import type { ReactNode } from "react";
import type { Reason } from "../models/reasons.ts";

export function Absences({ reasons }: { readonly reasons: readonly Reason[] }): ReactNode {
  if (reasons.length === 0) return null;
  return (
    <div className="stack tight absences">
      <h3>Not available</h3>
      <ul className="small">
        {reasons.map(({ code, reason, fix, who }) => (
          <li key={`${code} ${reason}`}>
            <strong>{who.join(", ")}</strong>
            <p>{reason}</p>
            <p className="soft">
              <span>How to fix it:</span> {fix}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
