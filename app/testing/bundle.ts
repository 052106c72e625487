// The contents of a build: the modules of each chunk, and modules that must not be included.

/** A chunk of a build. */
export interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly code: string;
  /** The chunks that load with it. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

// These would add test data, parsers or Node to the browser.
const FORBIDDEN = [
  /\/core\/testing\//,
  /\/tools\//,
  /\/app\/testing\//,
  /\.test\.tsx?$/,
  /\/plugins\/.*[./](?:contract|records)\.ts$/,
  /\/contracts\.gen\.ts$/,
  /^node:/,
];
const PLUGIN =
  /\/plugins\/(?:tasks\/[^/]+\/index|libraries\/(?:[^/]+(?<!\.(?:records|test|gen))|[^/]+\/index)|providers\/[^/.]+|clients\/(?!shared\/)[^/]+\/[^/]+|quantizations\/[^/.]+)\.ts$/;

/** Modules that must not be in a browser. */
export function strangers(chunks: readonly Chunk[]): readonly string[] {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
  return ids.filter((id) => FORBIDDEN.some((pattern) => pattern.test(id)));
}

/** The plugin files of each chunk that has some. */
export function pluginsByChunk(chunks: readonly Chunk[]): ReadonlyMap<string, readonly string[]> {
  const found = chunks.map(
    ({ fileName, moduleIds }) => [fileName, moduleIds.filter((id) => PLUGIN.test(id))] as const,
  );
  return new Map(found.filter(([, plugins]) => plugins.length > 0));
}

/** The entry and all chunks that load with it. */
export function firstLoad(chunks: readonly Chunk[]): readonly Chunk[] {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const reached = new Set(entry === undefined ? [] : [entry]);
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  return [...reached];
}
