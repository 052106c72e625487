// The highlighter without grammars, in its own file, so that a bundler leaves out the bundled grammars.
import { createLowlight } from "lowlight";

export type Highlighter = ReturnType<typeof createLowlight>;

export const createHighlighter = (): Highlighter => createLowlight();
