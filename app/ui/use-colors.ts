// Returns the highlighted lines of a string as soon as they are loaded.
import { useEffect, useMemo, useState } from "react";
import { idle } from "../routing/scheduling.ts";
import { colored, loadColors, type Piece } from "./highlight.ts";

// Highlighting a longer text blocks the page.
const LONGEST = 100_000;

/** The highlighted lines of a string; `undefined` if there are none, or none yet. */
export function useColors(
  text: string,
  grammar: string,
): readonly (readonly Piece[])[] | undefined {
  const [loaded, setLoaded] = useState("");
  useEffect(() => {
    let isShown = true;
    loadColors(grammar)
      .then(idle)
      .then(
        () => isShown && setLoaded(grammar),
        // Without colors, code is still readable.
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [grammar]);
  return useMemo(
    () => (loaded === grammar && text.length <= LONGEST ? colored(text, grammar) : undefined),
    [text, grammar, loaded],
  );
}
