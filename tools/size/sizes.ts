// What each thing takes, as a bundler makes it for somebody who takes nothing else.
import { clientEntries, libraryEntries, providerEntries, taskEntries } from "hubsmith/plugins";
import { appChunks, firstLoad, LIST_CHUNKS } from "../bench-app/chunks.ts";
import { medianOf } from "../bench-app/figures.ts";
import { bundled, type Chunk, gzipped } from "../bundled.ts";
import { LIMITS } from "./limits.ts";
import type { Limit, Size } from "./table.ts";

// From a record to its snippets, which is what a page of a model does.
const KERNEL =
  'export { createHub, inferenceSnippets, loadPlugins, loadSnippets, parseModel } from "hubsmith";';
const isKernel = (id: string): boolean =>
  /^hubsmith(\/(code(\/language)?|clients|formats|catalogue))?$/.test(id);

/** Everything that has a limit. */
export async function allSizes(): Promise<readonly Size[]> {
  const providers = providerEntries.map(({ id }) => ["provider", id] as const);
  const clients = clientEntries.map(({ id }) => ["client", id] as const);
  const all = [...providers, ...clients].map(([kind, id]) => pluginOf(kind, id));
  return [
    size("kernel: from a record to snippets", await bytesOf(KERNEL), LIMITS.kernel),
    size(
      `kernel, ${providers.length} providers and ${clients.length} clients`,
      await bytesOf([KERNEL, ...all].join("\n")),
      LIMITS.together,
    ),
    ...(await alone(providers)),
    ...(await alone(clients)),
    await index("taskEntries", taskEntries.length, LIMITS.tasks),
    ...(await libraries()),
    size(
      "first route of the app: the list of models",
      sumOf(firstLoad(await appChunks(), LIST_CHUNKS)),
      LIMITS.app,
    ),
  ];
}

// An export of its own for each, so that none is left out.
const pluginOf = (kind: "provider" | "client", id: string): string =>
  `export { default as ${kind}${id.replaceAll(/\W/g, "_")} } from "./plugins/${kind}s/${id}.ts";`;

// Each without the kernel. Those without a limit of their own have one in common, which the largest shows.
async function alone(
  plugins: readonly (readonly [kind: "provider" | "client", id: string])[],
): Promise<readonly Size[]> {
  const own: Size[] = [];
  let largest: Size | undefined;
  for (const [kind, id] of plugins) {
    const what = `${kind} ${id}`;
    const bytes = await bytesOf(pluginOf(kind, id), isKernel);
    const limits: Readonly<Record<string, Limit>> = LIMITS;
    if (limits[what] !== undefined) own.push(size(what, bytes, limits[what]));
    else if (largest === undefined || bytes > largest.bytes)
      largest = size(what, bytes, LIMITS[kind]);
  }
  if (largest === undefined) throw new Error("No plugin is here to be measured.");
  const others = plugins.length - own.length;
  return [{ ...largest, what: `${largest.what}, the largest of ${others}` }, ...own];
}

const LIBRARY = /^plugins\/libraries\/(?:[^/]+|[^/]+\/index)\.ts$/;

async function libraries(): Promise<readonly Size[]> {
  const chunks = await bundled('export { libraryEntries } from "hubsmith/plugins";', {
    isExternal: isKernel,
  });
  const of = (chunk: Chunk): boolean =>
    !chunk.isEntry && chunk.modules.some((module) => LIBRARY.test(module));
  const bytes = chunks.filter(of).map(({ code }) => gzipped(code));
  return [
    size(
      `index of ${libraryEntries.length} libraries`,
      sumOf(chunks.filter(({ isEntry }) => isEntry)),
      LIMITS.libraries,
    ),
    size(`chunk of a library, median of ${bytes.length}`, medianOf(bytes), LIMITS.library),
  ];
}

async function index(list: string, count: number, limit: Limit): Promise<Size> {
  const chunks = await bundled(`export { ${list} } from "hubsmith/plugins";`, {
    isExternal: (id) => isKernel(id) || (id.startsWith("./") && !id.endsWith("/index.gen.ts")),
  });
  return size(`index of ${count} tasks`, sumOf(chunks), limit);
}

async function bytesOf(program: string, isExternal?: (id: string) => boolean): Promise<number> {
  return sumOf(await bundled(program, isExternal === undefined ? {} : { isExternal }));
}

const sumOf = (chunks: readonly { readonly code: string }[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipped(code), 0);

const size = (what: string, bytes: number, limit: Limit): Size => ({ what, bytes, ...limit });
