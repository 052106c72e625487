// Colours for a text, as soon as they are there.
import { useEffect, useMemo, useState } from "react";
import { coloured, loadColours, type Piece } from "./highlight.ts";

/** The lines of a text in colours; `undefined` where there are none, or none yet. */
export function useColours(
  text: string,
  grammar: string,
): readonly (readonly Piece[])[] | undefined {
  const [loaded, setLoaded] = useState("");
  useEffect(() => {
    let isShown = true;
    loadColours(grammar)
      .then(idle)
      .then(
        () => isShown && setLoaded(grammar),
        // Code without colours is code still.
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [grammar]);
  return useMemo(
    () => (loaded === grammar ? coloured(text, grammar) : undefined),
    [text, grammar, loaded],
  );
}

/** Resolves once the browser has nothing better to do, for each that waits in a turn of its own. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done);
  });
}
