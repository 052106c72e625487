// Removes what `npm run build all` makes; a site in dist/app may be served meanwhile.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const DIST = "dist";
for (const name of existsSync(DIST) ? readdirSync(DIST) : [])
  if (name !== "app") rmSync(join(DIST, name), { recursive: true });
