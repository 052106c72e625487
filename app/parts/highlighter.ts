// The highlighter without a grammar: in a file of its own, so that a bundler leaves out the grammars that come along with it.
import { createLowlight } from "lowlight";

/** Colours code in the languages that are registered. */
export type Highlighter = ReturnType<typeof createLowlight>;

/** Makes one that knows no language. */
export const createHighlighter = (): Highlighter => createLowlight();
