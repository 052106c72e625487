// The lab serves the app and the module, and reports why it cannot start.
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sources } from "../../support/sources.ts";
import { temporary } from "../../support/temporary.ts";
import { type Lab, openLab } from "./lab.ts";

const { folder, write } = temporary({ "app/index.html": "<title>The app</title>" });
const path = write("mine.ts", "const one: number = 1;\nexport default [one];\n");
const app = join(folder, "app");
let lab: Lab;
beforeAll(async () => {
  lab = await openLab({ path, app, say: () => {}, plugins: [sources] });
});
afterAll(() => lab.close());

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
