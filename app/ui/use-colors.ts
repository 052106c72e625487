// The highlighted lines of a string. The component is suspended until its grammar is loaded, so a prerendered page keeps
// its colors.
import { use, useMemo } from "react";
import { idle } from "../routing/scheduling.ts";
import { colored, isLoaded, loadColors, type Piece } from "./highlight.ts";

// Highlighting a longer text blocks the page.
const LONGEST = 100_000;

/** The highlighted lines of a string; `undefined` if there are none. */
export function useColors(
  text: string,
  grammar: string,
): readonly (readonly Piece[])[] | undefined {
  const isPlain = text.length > LONGEST;
  if (!isPlain && !isLoaded(grammar)) use(loadingOf(grammar));
  return useMemo(() => (isPlain ? undefined : colored(text, grammar)), [text, grammar, isPlain]);
}

const loading = new Map<string, Promise<void>>();

function loadingOf(grammar: string): Promise<void> {
  const known = loading.get(grammar);
  if (known !== undefined) return known;
  // Without colors, code is still readable.
  const load = loadColors(grammar).then(idle, () => undefined);
  loading.set(grammar, load);
  return load;
}
