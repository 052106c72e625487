// A copy button; its name says what is copied, and its label shows the result.
import { Check, Copy } from "lucide-react";
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
      {copying === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span>
        {FACES[copying]} <span className={isNamed ? undefined : "unseen"}>{what}</span>
      </span>
    </button>
  );
}
