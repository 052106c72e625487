// The highlighted lines of a string. The component is suspended until its grammar is loaded, so a prerendered page keeps
// its colors.
import { use, useEffect, useMemo, useRef } from "react";
import { isPrerendered, whenUsed } from "../browser/prerendered.ts";
import { idle } from "../browser/scheduling.ts";
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

/** Loads the colors of a prerendered page once another program is shown than at first. */
export function useColorsOfChange(text: string): void {
  const first = useRef(text);
  useEffect(() => {
    if (text !== first.current) changed();
  }, [text]);
}

let changed = (): void => {};
const whenChanged = new Promise<void>((done) => (changed = done));
const loading = new Map<string, Promise<void>>();

function loadingOf(grammar: string): Promise<void> {
  const known = loading.get(grammar);
  if (known !== undefined) return known;
  // Without colors, code is still readable.
  const load = whenNeeded()
    .then(() => loadColors(grammar))
    .then(idle, () => undefined);
  loading.set(grammar, load);
  return load;
}

const whenNeeded = async (): Promise<void> => {
  if (globalThis.document !== undefined && isPrerendered())
    await Promise.race([whenUsed(), whenChanged]);
};
