// Absences, with reasons and fixes.
import type { ReactNode } from "react";
import type { Reason } from "./reasons.ts";

export function Absences({
  reasons,
  title = "Not available",
}: {
  readonly reasons: readonly Reason[];
  readonly title?: string;
}): ReactNode {
  if (reasons.length === 0) return null;
  return (
    <div className="stack tight absences">
      <h3>{title}</h3>
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

interface WhyNotProps {
  readonly reasons: readonly Reason[];
  readonly what: string;
  readonly count: number;
}

/** The same, folded. */
export const WhyNot = ({ reasons, what, count }: WhyNotProps): ReactNode =>
  count > 0 && (
    <details className="folded">
      <summary>
        Why not other {what}? ({count.toLocaleString("en")})
      </summary>
      <Absences reasons={reasons} />
    </details>
  );
