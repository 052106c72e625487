// Why something cannot be shown, and how to fix it.
import type { Absence } from "hubsmith";
import type { ReactNode } from "react";

interface Props {
  /** E.g. "No program available." */
  readonly title: string;
  readonly absence: Pick<Absence, "reason" | "fix"> | undefined;
}

export function AbsenceNote({ title, absence }: Props): ReactNode {
  return (
    <div className="empty">
      <p>
        {title} {absence?.reason}
      </p>
      {absence !== undefined && (
        <p className="fix">
          <span>How to fix it:</span> {absence.fix}
        </p>
      )}
    </div>
  );
}
