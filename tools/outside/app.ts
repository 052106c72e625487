// The example of an app, built where it is installed, and looked at in a browser.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { output } from "./process.ts";

const SYSTEM = "/usr/bin/chromium";

/** Builds the app, opens it, and looks for what the plugins of the third party print. */
export async function showsInApp(place: string): Promise<string> {
  const root = join(place, "app");
  await output("npx", ["--no-install", "vite", "build"], { cwd: root });
  const bytes = readdirSync(join(root, "dist/assets"))
    .filter((name) => name.endsWith(".js"))
    .reduce((sum, name) => sum + readFileSync(join(root, "dist/assets", name)).length, 0);
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    preview: { port: 0 },
  });
  const executablePath = process.env["CHROMIUM_PATH"] ?? (existsSync(SYSTEM) ? SYSTEM : undefined);
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(server.resolvedUrls!.local[0]!);
    await page.getByText("Orchard SDK", { exact: true }).click();
    await page.getByText("orchard.ripeness").first().waitFor();
    await page.getByText('"client": "orchard"').waitFor();
    if (faults.length > 0) throw new Error(`The example of an app fails: ${faults.join("; ")}`);
  } finally {
    await browser.close();
    await server.close();
  }
  return `built, ${Math.round(bytes / 1000)} kB of scripts, and seen in a browser`;
}
