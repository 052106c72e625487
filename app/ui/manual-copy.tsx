// The fallback if the browser rejects a copy: the selected text, which a key press copies.
import type { ReactNode } from "react";

interface Props {
  /** E.g. "The link". */
  readonly what: string;
  readonly text: string;
}

export function ManualCopy({ what, text }: Props): ReactNode {
  return (
    <p className="note">
      The browser blocked the copy. {what} is selected: press Ctrl+C, or ⌘C.{" "}
      <code key={text} ref={select} translate="no">
        {text}
      </code>
    </p>
  );
}

function select(element: HTMLElement | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element);
}
