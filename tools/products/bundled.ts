// Bundles a program as an app would, in memory, to get its modules and its size.
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { sources } from "../support/sources.ts";

export interface Chunk {
  readonly isEntry: boolean;
  readonly modules: readonly string[];
  readonly code: string;
}

export interface Bundling {
  isExternal?(id: string): boolean;
  /** Ignores `sideEffects` of package.json, as some bundlers do. */
  readonly distrusts?: boolean;
  /** A folder that has the built package in its `node_modules`. Default: the repository, with the sources of the package. */
  readonly root?: string;
}

/** The chunks of a program, given as a string. */
export async function bundled(
  program: string,
  { isExternal = () => false, distrusts = false, root }: Bundling = {},
): Promise<readonly Chunk[]> {
  const entry = "virtual:program";
  const bundle = await build({
    configFile: false,
    logLevel: "silent",
    root: root ?? process.cwd(),
    ssr: { noExternal: true, resolve: { conditions: ["module", "browser"] } },
    plugins: [
      ...(root === undefined ? [sources] : []),
      {
        name: "program",
        resolveId: (id) => (id === entry ? `${root ?? process.cwd()}/program.ts` : undefined),
        load: (id) => (id.endsWith("/program.ts") ? program : undefined),
        transform: (code) => (distrusts ? { code, moduleSideEffects: true } : undefined),
      },
    ],
    build: {
      // For a server, because Vite wraps the imports of a page in its own code, which must not be measured.
      ssr: true,
      minify: true,
      write: false,
      target: "es2023",
      rollupOptions: { input: entry, preserveEntrySignatures: "strict", external: isExternal },
    },
  });
  const { output } = bundle as Rolldown.RolldownOutput;
  return output
    .filter((chunk) => chunk.type === "chunk")
    .map(({ isEntry, modules, code }) => ({
      isEntry,
      code,
      modules: Object.entries(modules)
        .filter(([, module]) => module.renderedLength > 0)
        .map(([id]) => id.slice(process.cwd().length + 1)),
    }));
}

export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;
