// The lab's server sends the app, the module and nothing else of the machine.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sources } from "../sources.ts";
import { type Lab, openLab } from "./lab.ts";

let folder = "";
let app = "";
let lab: Lab;

beforeAll(async () => {
  mkdirSync(".cache", { recursive: true });
  folder = resolve(mkdtempSync(join(".cache", "lab-")));
  app = join(folder, "app");
  mkdirSync(join(app, "assets"), { recursive: true });
  mkdirSync(join(folder, "app-of-another"));
  writeFileSync(join(app, "index.html"), "<title>The app</title>");
  writeFileSync(join(app, "assets", "a b.css"), "p {}");
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "app-of-another", "secret.txt"), "secret");
  writeFileSync(join(folder, "mine.ts"), "const one: number = 1;\nexport default [one];\n");
  lab = await openLab({ path: join(folder, "mine.ts"), app, say: () => {}, plugins: [sources] });
});
afterAll(async () => {
  await lab.close();
  rmSync(folder, { recursive: true });
});

// `fetch` would take the dots out of a path before it is sent.
const get = (path: string): Promise<{ readonly type: string; readonly body: string }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(lab.url);
    request({ hostname, port, path }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () =>
          done({
            type: response.headers["content-type"] ?? "",
            body: Buffer.concat(chunks).toString(),
          }),
        );
    })
      .on("error", fail)
      .end();
  });

describe("what is sent", () => {
  test.each(["/", "/models/a/b.c", "/plugins?q=x"])("for %s is the app's page", async (path) => {
    const { type, body } = await get(path);
    expect([type, body]).toEqual([expect.stringMatching(/^text\/html/i), "<title>The app</title>"]);
  });

  test("for a file is the file", async () => {
    expect((await get("/assets/a%20b.css")).body).toBe("p {}");
  });

  test("for the module is one file for a browser", async () => {
    const { type, body } = await get("/@lab/plugins.js");
    expect(type).toMatch(/^text\/javascript/);
    expect(body).toMatch(/export \{ .* as default \}/);
    expect(body).not.toContain(": number");
  });

  test.each(["/../secret.txt", "/%2e%2e/secret.txt", "/../app-of-another/secret.txt", "/%00"])(
    "for %s is nothing from outside of it",
    async (path) => {
      expect((await get(path)).body).not.toContain("secret");
    },
  );
});

test("a port that is taken is said", async () => {
  const { port } = new URL(lab.url);
  const options = { path: join(folder, "mine.ts"), app, port: Number(port), say: () => {} };
  await expect(openLab(options)).rejects.toThrow(/--port: .*already in use.* Choose another port/);
});

test("an app that was not built is said", async () => {
  const options = { path: join(folder, "mine.ts"), app: join(folder, "none"), say: () => {} };
  await expect(openLab(options)).rejects.toThrow(/The app is not built in .*none\. In a checkout/);
});
