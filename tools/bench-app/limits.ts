// What the app is held to, and on which pages: the one place for both.
import type { Limit } from "./figures.ts";

/** A page that is measured. */
export interface MeasuredPage {
  readonly name: string;
  /** Below the root, without the slash at its beginning. */
  readonly address: string;
}

/** The page of a model, with code in several languages. */
export const MODEL_PAGE: MeasuredPage = {
  name: "model",
  address: "models/meta-llama/Llama-3.3-70B-Instruct",
};

/** The page on which models are searched. */
export const LIST_PAGE: MeasuredPage = { name: "list of models", address: "" };

/** One page of each kind that visitors come to first. */
export const PAGES: readonly MeasuredPage[] = [
  LIST_PAGE,
  MODEL_PAGE,
  { name: "task", address: "tasks/text-to-image" },
];

/** Scripts and styles that a page needs until it is ready, and the chunk of a library: kB after gzip. */
export const SIZES: Readonly<Record<"scripts" | "styles" | "library", Limit>> = {
  scripts: { most: 110 },
  styles: { most: 15 },
  library: { most: 0.6 },
};

/** From what a visitor does to the frame that shows what came of it: ms. */
export const TIMES: Readonly<Record<"tab" | "search" | "searchOfMany", Limit>> = {
  tab: { most: 50 },
  search: { most: 16 },
  searchOfMany: { most: 50 },
};

/** The scores of Lighthouse, each of 100. */
export const SCORES: Limit = { least: 99 };

/** s until the largest part is drawn, ms for which the main thread is blocked, shifts of the layout. */
export const VITALS: Readonly<Record<"lcp" | "tbt" | "cls", Limit>> = {
  lcp: { most: 1.8 },
  tbt: { most: 100 },
  cls: { most: 0.02 },
};
