// Copies to the clipboard if the browser allows it, and otherwise selects the text for manual copying.
import { type RefObject, useCallback, useEffect, useState } from "react";
import { useSay } from "../browser/say.ts";

/** The result of the last copy; back to `idle` after a moment, or for another text. */
export type Copying = "idle" | "copied" | "refused";

const SHOWN_FOR = 2500;

/**
 * A function that copies a string, or what a function returns then, and the result. If copying is rejected, the text is
 * selected in `shown`, an element of the page.
 */
export function useCopy(
  text: string | (() => string),
  what: string,
  shown: RefObject<HTMLElement | null>,
): { readonly copying: Copying; readonly copy: () => Promise<void> } {
  const say = useSay();
  const [ended, setEnded] = useState<{ readonly how: Copying; readonly text: string }>();
  useEffect(() => {
    if (ended?.how !== "copied") return undefined;
    const timer = setTimeout(() => setEnded(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [ended]);
  const copy = useCallback(async (): Promise<void> => {
    const copied = typeof text === "string" ? text : text();
    try {
      // Without a secure context there is no clipboard, but the types do not say so.
      await navigator.clipboard.writeText(copied);
      setEnded({ how: "copied", text: copied });
      say(`Copied ${what}.`);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setEnded({ how: "refused", text: copied });
      say(`The browser blocked the copy. ${what} is selected: copy it with the keyboard.`);
    }
  }, [text, what, shown, say]);
  const isSame = typeof text !== "string" || ended?.text === text;
  return { copying: (isSame ? ended?.how : undefined) ?? "idle", copy };
}
