// Builds the site: the app for browsers, and every page of it drawn ahead.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { drawPages } from "./draw.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Where the site is built. */
export const SITE: string = join(ROOT, "dist/app");

/** Builds it for hosting at the root, or below a path such as `/hub/`; gives how many pages were drawn. */
export async function buildSite(base = "/"): Promise<number> {
  const root = join(ROOT, "app");
  await build({ root, base, logLevel: "error", build: { outDir: SITE, emptyOutDir: true } });
  return drawPages(SITE, base);
}
