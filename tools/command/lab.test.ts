// The lab serves the app and the module, and reports why it cannot start.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sources } from "../sources.ts";
import { type Lab, openLab } from "./lab.ts";

let path = "";
let app = "";
let lab: Lab;

beforeAll(async () => {
  mkdirSync(".cache", { recursive: true });
  const folder = resolve(mkdtempSync(join(".cache", "lab-")));
  [path, app] = [join(folder, "mine.ts"), join(folder, "app")];
  mkdirSync(app);
  writeFileSync(join(app, "index.html"), "<title>The app</title>");
  writeFileSync(path, "const one: number = 1;\nexport default [one];\n");
  lab = await openLab({ path, app, say: () => {}, plugins: [sources] });
});
afterAll(async () => {
  await lab.close();
  rmSync(join(app, ".."), { recursive: true });
});

test("any path is the page of the app, and the module is one file for a browser", async () => {
  const get = async (at: string): Promise<string> => (await fetch(lab.url + at)).text();
  for (const at of ["", "models/a/b.c", "plugins?q=x"])
    expect(await get(at)).toBe("<title>The app</title>");
  const module = await get("@lab/plugins.js");
  expect(module).toMatch(/export \{ .* as default \}/);
  expect(module).not.toContain(": number");
});

test("a port that is in use, and an app that is not built, are reported", async () => {
  const port = Number(new URL(lab.url).port);
  await expect(openLab({ path, app, port, say: () => {} })).rejects.toThrow(
    /--port: .*already in use.* Choose another port/,
  );
  const none = join(app, "none");
  await expect(openLab({ path, app: none, say: () => {} })).rejects.toThrow(
    /The app is not built in .*none\. In a checkout/,
  );
});
