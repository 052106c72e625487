// How words are matched: as they are written, until what forgives a wrong letter is here.
import { useEffect, useState } from "react";
import { literally, type Matcher } from "./find.ts";

/** The matcher, and a way to say that it will soon be needed. */
export function useMatcher(isNeeded: boolean): readonly [Matcher, () => void] {
  const [isWanted, setWanted] = useState(false);
  const [matcher, setMatcher] = useState<Matcher>(() => literally);
  useEffect(() => {
    if (!isNeeded && !isWanted) return;
    import("./fuzzy.ts").then(
      ({ forgivingly }) => setMatcher(() => forgivingly),
      // Without it, what is written right is found still.
      () => setWanted(false),
    );
  }, [isNeeded, isWanted]);
  return [matcher, () => setWanted(true)];
}
