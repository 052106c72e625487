// The number of weights for sizes: typed or selected, and stored in the URL.
import { useEffect, useState } from "react";
import { useQuery } from "../routing/use-query.ts";
import { billions, readBillions, readWeights, USUAL, weightsText } from "./weights.ts";

/** The text in the field, and its value. */
export interface Weights {
  readonly text: string;
  /** The last valid number. */
  readonly weights: number;
  readonly isWrong: boolean;
  type(text: string): void;
  choose(weights: number): void;
}

// Browsers reject a URL that changes too often.
const PAUSE = 250;

/** The number in the URL; a typed number is written there. */
export function useWeights(): Weights {
  const [{ weights: asked = "" }, change] = useQuery();
  const initial = readWeights(asked) ?? USUAL;
  const [seen, setSeen] = useState(asked);
  const [{ text, weights }, set] = useState({ text: billions(initial), weights: initial });
  const choose = (chosen: number): void => set({ text: billions(chosen), weights: chosen });
  // The URL was changed from outside, e.g. by going back.
  if (asked !== seen) {
    setSeen(asked);
    if (initial !== weights) choose(initial);
  }
  useEffect(() => {
    if (initial === weights) return undefined;
    const later = setTimeout(() => change({ weights: weightsText(weights) }), PAUSE);
    return () => clearTimeout(later);
  }, [initial, weights, change]);
  return {
    text,
    weights,
    isWrong: readBillions(text) === undefined,
    type: (typed) => set({ text: typed, weights: readBillions(typed) ?? weights }),
    choose,
  };
}
