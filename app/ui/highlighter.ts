// The highlighter without grammars, in its own file, so that a bundler leaves out the bundled grammars.
import { createLowlight } from "lowlight";

/** Highlights code in the registered languages. */
export type Highlighter = ReturnType<typeof createLowlight>;

/** Creates one without languages. */
export const createHighlighter = (): Highlighter => createLowlight();
