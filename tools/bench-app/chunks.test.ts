import { expect, test } from "vitest";
import { gzipped } from "../bundled.ts";
import { type Chunk, chunkFigures, firstLoad, LIST_CHUNKS } from "./chunks.ts";

const chunk = (fileName: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  facadeModuleId: null,
  imports: [],
  code: `export const name = "${fileName}";`,
  ...more,
});
const library = (file: string, code: string): Chunk =>
  chunk(file, { code, facadeModuleId: `/anywhere/plugins/libraries/${file}` });

const CHUNKS: readonly Chunk[] = [
  chunk("later.js"),
  chunk("c.js", { imports: ["b.js"] }),
  chunk("b.js", { imports: ["c.js"] }),
  chunk("main.js", { isEntry: true, imports: ["b.js"] }),
  library("one.ts", "1"),
  library("gemma.cpp.ts", "a longer program than the others"),
  library("three/index.ts", "33"),
  chunk("shared.js", { facadeModuleId: "/anywhere/plugins/libraries/shared/deep/helper.ts" }),
  chunk("provider.js", { facadeModuleId: "/anywhere/plugins/providers/one.ts", code: "x" }),
];

test("a page begins with the entry and what loads with it, also in a circle", () => {
  expect(firstLoad(CHUNKS).map(({ fileName }) => fileName)).toEqual(["main.js", "b.js", "c.js"]);
});

test("the list of models has its own chunks besides, and what these import", () => {
  const page = [
    chunk("list.js", { facadeModuleId: "/x/app/models/model-list.tsx", imports: ["card.js"] }),
    chunk("card.js"),
    chunk("records.js", { facadeModuleId: "/x/app/models/embedded.ts" }),
    chunk("form.js", { facadeModuleId: "/x/app/models/bring-form.tsx" }),
  ];
  const names = firstLoad([...CHUNKS, ...page], LIST_CHUNKS).map(({ fileName }) => fileName);
  expect(names.toSorted()).toEqual(["b.js", "c.js", "card.js", "list.js", "main.js", "records.js"]);
});

test("what every page begins with is the sum, and libraries are told from other plugins", () => {
  const [first, median, largest] = chunkFigures(CHUNKS);
  const sizeOf = (name: string): number =>
    gzipped(CHUNKS.find(({ fileName }) => fileName === name)?.code ?? "") / 1000;
  expect(first?.value).toBeCloseTo(sizeOf("main.js") + sizeOf("b.js") + sizeOf("c.js"));
  expect(median?.what).toContain("median of 3");
  expect(median?.value).toBeCloseTo(sizeOf("three/index.ts"));
  expect(largest?.value).toBeCloseTo(sizeOf("gemma.cpp.ts"));
});

test("a bundle without libraries is not taken for one with small ones", () => {
  expect(() => chunkFigures([chunk("main.js", { isEntry: true })])).toThrow("no library");
  expect(() => chunkFigures([library("one.ts", "1")])).toThrow("no entry");
});
