// Sizes in the bundle: what every page begins with, and the chunk of each library.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { gzipped } from "../bundled.ts";
import { type Figure, kilo, medianOf } from "./figures.ts";
import { SIZES } from "./limits.ts";

/** What is read of a chunk. */
export interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The module for which the chunk was made, if for one. */
  readonly facadeModuleId: string | null;
  /** The chunks that load with it. */
  readonly imports: readonly string[];
  readonly code: string;
}

const APP = fileURLToPath(new URL("../../app", import.meta.url));
const LIBRARY = /\/plugins\/libraries\/(?:[^/]+|[^/]+\/index)\.ts$/;

/** The chunks of the app as it is built. */
export async function appChunks(): Promise<readonly Chunk[]> {
  const made = await build({ root: APP, logLevel: "error", build: { write: false } });
  if (!("output" in made)) throw new TypeError("The build made no output, or several.");
  return made.output.filter((file) => file.type === "chunk");
}

/** The figures of the bundle. */
export function chunkFigures(chunks: readonly Chunk[]): readonly Figure[] {
  const first = firstLoad(chunks).reduce((sum, { code }) => sum + gzipped(code), 0);
  const libraries = chunks
    .filter(({ facadeModuleId }) => LIBRARY.test(facadeModuleId ?? ""))
    .map(({ code }) => gzipped(code));
  // Sums of nothing would keep every limit.
  if (first === 0) throw new Error("The bundle has no entry.");
  if (libraries.length === 0) throw new Error("The bundle has no library in a chunk of its own.");
  const unit = "kB";
  return [
    {
      what: "scripts with which every page begins, counted in the bundle",
      value: kilo(first),
      unit,
      limit: SIZES.scripts,
    },
    {
      what: `chunk of a library, median of ${libraries.length}`,
      value: kilo(medianOf(libraries)),
      unit,
      limit: SIZES.library,
    },
    { what: "chunk of a library, largest", value: kilo(Math.max(...libraries)), unit },
  ];
}

/** The chunks of what the list of models needs, which is where a visitor without a link begins. */
export const LIST_CHUNKS: RegExp = /\/app\/models\/(?:model-list\.tsx|embedded\.ts)$/;

/** The entry, the chunks that a page is made of besides, and all that loads with them. */
export function firstLoad(chunks: readonly Chunk[], page?: RegExp): readonly Chunk[] {
  const reached = new Set(
    chunks.filter(
      ({ isEntry, facadeModuleId }) => isEntry || page?.test(facadeModuleId ?? "") === true,
    ),
  );
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  return [...reached];
}
