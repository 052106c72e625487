// The browser that tests and measurements drive; undefined for Playwright's own.
import { existsSync } from "node:fs";

export const chromiumPath: string | undefined =
  process.env["CHROMIUM_PATH"] ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));
