// The app shows what the router's list says, and a wrong list is rejected with the name of its field.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { readRouter, withRouter } from "./router.ts";

const SAMPLE = resolve("examples/router/sample.json");

const { folder, write } = temporary();
const fileOf = (list: object): string => write("models.json", JSON.stringify(list));

interface Loads {
  offersFor?: (model: string) => Promise<object | undefined>;
  offersBy?: (provider: string) => Promise<{ offers: readonly (readonly [string, object])[] }>;
}

let builds = 0;

/** The app's reader of offers, built with plugins as the site is. */
async function appWith(plugins: readonly Plugin[]): Promise<Loads> {
  builds += 1;
  const outDir = join(folder, String(builds));
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [...plugins],
    build: { ssr: resolve("app/offers/load-offers.ts"), outDir },
  });
  return (await import(pathToFileURL(join(outDir, "load-offers.js")).href)) as Loads;
}

test("a list is read: live providers, known values, and the date", () => {
  const served = { provider: "groq", pricing: { input: 0.59, output: null }, context_length: 8192 };
  const list = {
    date: "2026-01-02",
    data: [
      { id: "acme/otter", providers: [served, { provider: "old", status: "error" }] },
      { id: "acme/none", providers: [] },
    ],
  };
  expect(readRouter(fileOf(list))).toEqual({
    date: "2026-01-02",
    models: [["acme/otter", [{ provider: "groq", input: 0.59, context: 8192 }]]],
  });
  // Without a date, it is that of the file.
  expect(readRouter(fileOf({ data: [] })).date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("a wrong list is rejected", () => {
  const list = {
    data: [{ id: "acme/otter", providers: [{ provider: "groq", pricing: "cheap" }] }],
  };
  expect(() => readRouter(fileOf(list))).toThrow(/data\[0\]\.providers\[0\]\.pricing/);
  const broken = fileOf({});
  write("models.json", "{");
  expect(() => readRouter(broken)).toThrow(broken);
});

test("the app has the offers of the list it is built with, and none without one", async () => {
  const offers = readRouter(SAMPLE);
  const { offersFor, offersBy } = await appWith([withRouter(offers)]);
  const [id, listed] = offers.models[0]!;
  const { models: _, ...about } = offers;
  expect(await offersFor!(id)).toEqual({ ...about, offers: listed });
  expect(await offersFor!("toString")).toBeUndefined();
  expect((await offersBy!("groq")).offers.length).toBeGreaterThan(0);
  const { offersFor: none, offersBy: neither } = await appWith([]);
  expect([none, neither]).toEqual([undefined, undefined]);
});
