// Preact has React's API in a fifth of its size. The published component runs on its user's React.
import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const inApp = (path: string): string =>
  fileURLToPath(new URL(`../../app/${path}`, import.meta.url));

/** Replaces React by Preact in what is bundled. */
export const preact: Alias[] = [
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react$/, replacement: inApp("react.ts") },
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: inApp("ui/lucide-icon.tsx") },
  // For React 16 and 17.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: "preact/compat" },
];
