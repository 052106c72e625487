// The pages run on Preact, which has React's API in a fifth of its size; the published component runs on its user's React.
import type { Alias } from "vite";

/** For `resolve.alias` of Vite. */
export const PREACT: readonly Alias[] = [
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react(?:-dom)?$/, replacement: "preact/compat" },
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: "preact/jsx-runtime" },
];
