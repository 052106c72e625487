// A copy button; its name says what is copied, and its label shows the result.
import type { ReactNode } from "react";
import type { Copying } from "./use-copy.ts";

interface Props {
  readonly what: string;
  readonly copying: Copying;
  readonly onCopy: () => void;
  /** The label also says what is copied. */
  readonly isNamed?: boolean;
}

const FACES: Readonly<Record<Copying, string>> = {
  idle: "Copy",
  copied: "Copied",
  refused: "Not copied",
};

/** The visible word is first in the name, so that voice control finds it. */
export function CopyButton({ what, copying, onCopy, isNamed = false }: Props): ReactNode {
  return (
    <button type="button" className="button copy" data-copying={copying} onClick={onCopy}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {copying === "copied" ? (
          <path d="m3 8.5 3.2 3.2L13 5" />
        ) : (
          <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />
        )}
      </svg>
      {FACES[copying]} <span className={isNamed ? undefined : "unseen"}>{what}</span>
    </button>
  );
}
