// Downloads: no test and no tool, each plugin in its own chunk, and a first load within its budget.
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { buildApp } from "./testing/harness.ts";
import { type Chunk, firstLoad, pluginsByChunk, strangers } from "./testing/bundle.ts";

// React's share is about 70 kB; cards grow with the number of plugins. Check the reason of a big step.
const BUDGET = 95_000;

const LATER =
  /\/node_modules\/(?:diff|downshift|highlight\.js|lowlight|@leeoniya)\/|\/app\/(?:media|(?:answers|compare|files|take)\/|parts\/(?:code-block|combobox|highlight)|(?:inspector|libraries|models|proofs|providers|formats|tasks)\/(?!routes)|records\/|panel\/(?!routes|state\/choice)|reading\/(?:part|hub-links|nearest|unknown))|\/plugins\/tasks\/[^/]+\/page\.ts|\/plugins\/.*\.gen\.json/;

let chunks: readonly Chunk[] = [];
let files: readonly string[] = [];
beforeAll(async () => {
  const made = await buildApp({ write: false });
  if (!("output" in made)) throw new TypeError("The build made no output, or several.");
  files = made.output.map(({ fileName }) => fileName);
  chunks = made.output.flatMap((file) => (file.type === "chunk" ? [file] : []));
});

test("neither tests nor tools are in the bundle", () => {
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).length).toBeGreaterThan(100);
  expect(strangers(chunks)).toEqual([]);
});

test("an unexpected module would be found", () => {
  const planted = (id: string): Chunk => ({ ...chunks[0]!, moduleIds: [`/somewhere/${id}`] });
  const ids = [
    "core/testing/hostile.ts",
    "tools/hubsmith.ts",
    "app/testing/faulty.ts",
    "app/a.test.ts",
    "plugins/providers/acme.contract.ts",
    "plugins/tasks/text-to-image/contract.ts",
    "plugins/libraries/acme.records.ts",
  ];
  expect(strangers(ids.map(planted))).toHaveLength(ids.length);
});

test("each plugin has its own chunk", () => {
  const plugins = [...pluginsByChunk(chunks).values()];
  expect(plugins.filter((files) => files.length !== 1)).toEqual([]);
  expect(plugins).toHaveLength(entries.length);
});

test("the first load has no plugins, task pages or highlighter, and is within its size limit", () => {
  const first = firstLoad(chunks);
  expect([...pluginsByChunk(first)]).toEqual([]);
  const modules = first.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => LATER.test(id))).toEqual([]);
  const size = first.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  console.info(`First load: ${Math.round(size / 1000)} kB of JavaScript, gzipped.`);
  expect(size).toBeLessThan(BUDGET);
});

test("media are files, so that they are loaded only when they are shown", () => {
  expect(files.filter((name) => /\.(?:svg|mp3)$/.test(name)).length).toBeGreaterThan(20);
  const isInlined = ({ code }: Chunk): boolean => /data:(?:image\/svg|audio)/.test(code);
  expect(chunks.filter(isInlined).map(({ fileName }) => fileName)).toEqual([]);
});
