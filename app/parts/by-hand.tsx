// What stands on the page where the browser refused to copy: the text itself, selected, so that a key press copies it.
import type { ReactNode } from "react";

interface Props {
  /** As in "The link". */
  readonly what: string;
  readonly text: string;
}

/** The text, and what to press. */
export function ByHand({ what, text }: Props): ReactNode {
  return (
    <p className="note">
      The browser refused to copy. {what} is selected: press Ctrl+C, or ⌘C.{" "}
      <code key={text} ref={select} translate="no">
        {text}
      </code>
    </p>
  );
}

function select(element: HTMLElement | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element);
}
