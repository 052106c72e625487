// Prints sizes after gzip, and fails if one exceeds its limit.
import { readFileSync } from "node:fs";
import { clientEntries, libraryEntries, providerEntries, taskEntries } from "hubsmith/plugins";
import { bundled, gzipped } from "../../products/bundled.ts";
import { packageFigures } from "./package.ts";
import { failOver, type Figure, figureTable, medianOf } from "../../measures/figures.ts";

// From a record to its snippets, for the page of a model.
const KERNEL =
  'export { createHub, inferenceSnippets, loadPlugins, loadSnippets, parseModel } from "hubsmith";';
const isKernel = (id: string): boolean =>
  /^hubsmith(\/(?:code|language|clients|formats|catalog))?$/.test(id);
// What a page loads once for all plugins.
const isLoadedAlready = (id: string): boolean =>
  isKernel(id) || /\/kit\/(?:samples|tasks)\//.test(id);
const LIBRARY = /^plugins\/libraries\/[^/]+\.ts$/;

// The generated table of an SDK, the sentences about its limits, and what it does with refusals and errors are most of its client.
const MOST: ReadonlyMap<string, number> = new Map([
  ["client ts/huggingface.js", 9_820],
  ["client js/huggingface.js", 9_720],
  ["client python/huggingface_hub", 10_060],
  ["client ts/openai", 9_520],
  ["client js/openai", 9_430],
  ["client python/openai", 9_260],
]);
const MOST_OF_PLUGIN = 6_220;
const MODELS = ["catalog", "rows"].map((name) => `models/data/${name}.gen.ts`);

const figures = [...(await sizes()), ...(await packageFigures())];
console.log(figureTable(figures));
failOver(figures);

async function sizes(): Promise<readonly Figure[]> {
  const providers = providerEntries.map(({ id }) => ["provider", id] as const);
  const clients = clientEntries.map(({ id }) => ["client", id] as const);
  // A separate export for each, so that none is left out.
  const exported = ([kind, id]: readonly [string, string]): string =>
    `export { default as ${kind}${id.replaceAll(/\W/g, "_")} } from "./plugins/${kind}s/${id}.ts";`;
  const together = [KERNEL, ...[...providers, ...clients].map(exported)].join("\n");
  const plugins: Figure[] = [];
  for (const plugin of [...providers, ...clients]) {
    const what = plugin.join(" ");
    const value = await bytesOf(exported(plugin), isLoadedAlready);
    plugins.push({ what, value, unit: "bytes", most: MOST.get(what) ?? MOST_OF_PLUGIN });
  }
  // Of those with the common limit, the largest is shown.
  const largest = plugins.filter(({ what }) => MOST.has(what));
  const others = plugins
    .filter((plugin) => !largest.includes(plugin))
    .sort((a, b) => b.value - a.value);
  const chunks = await bundled('export { libraryEntries } from "hubsmith/plugins";', {
    isExternal: isKernel,
  });
  const libraries = chunks
    .filter(({ isEntry, modules }) => !isEntry && modules.some((id) => LIBRARY.test(id)))
    .map(({ code }) => gzipped(code));
  const bytes = (what: string, value: number, most: number): Figure => ({
    what,
    value,
    unit: "bytes",
    most,
  });
  const index = chunks.filter(({ isEntry }) => isEntry);
  const isIndexOfTasks = (id: string): boolean =>
    isKernel(id) || (id.startsWith("../") && !id.endsWith("/index/tasks.ts"));
  const tasks = await bytesOf('export { taskEntries } from "hubsmith/plugins";', isIndexOfTasks);
  const kernel = await bytesOf(KERNEL);
  const offers = await bytesOf('export { offers } from "./plugins/kit/offers/offers.gen.ts";');
  const models = MODELS.map((path) => gzipped(readFileSync(path, "utf8")));
  // The mean of a plugin, so that no limit grows with the number of plugins.
  const mean = (what: string, total: number, count: number, most: number): Figure =>
    bytes(`${what}, mean of ${count}`, Math.round(total / count), most);
  return [
    // Long lines are broken as the formatter of each language breaks them, which takes 2 kB.
    bytes("kernel: from a record to snippets", kernel, 21_730),
    mean("provider or client", (await bytesOf(together)) - kernel, plugins.length, 2_110),
    { ...others[0]!, what: `${others[0]!.what}, the largest of ${others.length}` },
    ...largest,
    mean("index of a task", tasks, taskEntries.length, 35),
    mean("index of a library", sumOf(index), libraryEntries.length, 32),
    bytes(`chunk of a library, median of ${libraries.length}`, medianOf(libraries), 720),
    bytes("list of offers", offers, 20_000),
    bytes(
      "built-in models and their offers",
      models.reduce((sum, size) => sum + size, offers),
      75_000,
    ),
  ];
}

async function bytesOf(program: string, isExternal?: (id: string) => boolean): Promise<number> {
  return sumOf(await bundled(program, isExternal === undefined ? {} : { isExternal }));
}

/** The size after gzip; NaN without chunks, which would pass every limit. */
function sumOf(chunks: readonly { readonly code: string }[]): number {
  if (chunks.length === 0) return Number.NaN;
  return chunks.reduce((sum, { code }) => sum + gzipped(code), 0);
}
