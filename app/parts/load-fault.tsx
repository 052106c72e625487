// What did not load, what may be the cause, and a button that tries again.
import type { ReactNode } from "react";

interface Props {
  /** As in "This page". */
  readonly what: string;
  /** Finds what gets the focus, since the button goes and its focus must not go with it. */
  readonly focus: () => HTMLElement | null;
  readonly again: () => void;
}

/** The fault. */
export function LoadFault({ what, focus, again }: Props): ReactNode {
  const tryAgain = (): void => {
    focus()?.focus();
    again();
  };
  return (
    <div className="fault" role="alert">
      <p>
        <strong>{what} did not load.</strong> The network may be down. If the site was updated
        meanwhile, reload it.
      </p>
      <button type="button" className="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
