// The number of weights that sizes are for: typed or chosen, and kept in the address.
import { useEffect, useState } from "react";
import { useQuery } from "../reading/use-query.ts";
import { billions, readBillions, readWeights, USUAL, weightsText } from "./weights.ts";

/** What is in the field, and what it means. */
export interface Weights {
  readonly text: string;
  /** The last number that could be read. */
  readonly weights: number;
  readonly isWrong: boolean;
  type(text: string): void;
  choose(weights: number): void;
}

// Browsers refuse an address that changes too often.
const PAUSE = 250;

/** The number of the address; another one that is typed goes there. */
export function useWeights(): Weights {
  const [{ weights: asked = "" }, change] = useQuery();
  const told = readWeights(asked) ?? USUAL;
  const [seen, setSeen] = useState(asked);
  const [{ text, weights }, set] = useState({ text: billions(told), weights: told });
  const choose = (chosen: number): void => set({ text: billions(chosen), weights: chosen });
  // The address changed from outside, as by going back.
  if (asked !== seen) {
    setSeen(asked);
    if (told !== weights) choose(told);
  }
  useEffect(() => {
    if (told === weights) return undefined;
    const later = setTimeout(() => change({ weights: weightsText(weights) }), PAUSE);
    return () => clearTimeout(later);
  }, [told, weights, change]);
  return {
    text,
    weights,
    isWrong: readBillions(text) === undefined,
    type: (typed) => set({ text: typed, weights: readBillions(typed) ?? weights }),
    choose,
  };
}
