// A load error: what failed, a possible cause, and a retry button.
import type { ReactNode } from "react";

interface Props {
  /** E.g. "This page". */
  readonly what: string;
  /** Finds the element to focus, because the button disappears. */
  readonly focus: () => HTMLElement | null;
  readonly again: () => void;
}

/** The error. */
export function LoadFault({ what, focus, again }: Props): ReactNode {
  const tryAgain = (): void => {
    focus()?.focus();
    again();
  };
  return (
    <div className="fault" role="alert">
      <p>
        <strong>{what} did not load.</strong> Check your network. If the site was updated, reload
        the page.
      </p>
      <button type="button" className="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
