// Announces that the code has changed, after a pause; the code itself is not read out.
import { useEffect, useRef } from "react";
import { useSay } from "../ui/say.ts";

const PAUSE = 900;

/** Announces a change of the text; `undefined` while it is unknown. */
export function useUpdateNotice(text: string | undefined): void {
  const say = useSay();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined || before.current === text) return undefined;
    if (before.current === undefined) {
      before.current = text;
      return undefined;
    }
    const timer = setTimeout(() => {
      before.current = text;
      say(text === "" ? "No code for this selection." : "Code updated.");
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, say]);
}
