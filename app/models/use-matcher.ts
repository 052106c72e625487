// The matcher of words: exact, until the fuzzy one is loaded.
import { useEffect, useState } from "react";
import { literally, type Matcher } from "./find.ts";

/** The matcher, and a function that preloads the fuzzy one. */
export function useMatcher(isNeeded: boolean): readonly [Matcher, () => void] {
  const [isWanted, setWanted] = useState(false);
  const [matcher, setMatcher] = useState<Matcher>(() => literally);
  useEffect(() => {
    if (!isNeeded && !isWanted) return;
    import("./fuzzy.ts").then(
      ({ forgivingly }) => setMatcher(() => forgivingly),
      // Without it, exact matches are still found.
      () => setWanted(false),
    );
  }, [isNeeded, isWanted]);
  return [matcher, () => setWanted(true)];
}
