// Bundles a program as an app would, in memory, to see what is in it and how large it is.
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { sources } from "./sources.ts";

/** A chunk of a bundle: the modules of which something is left in it, and its text. */
export interface Chunk {
  readonly isEntry: boolean;
  readonly modules: readonly string[];
  readonly code: string;
}

/** What is special about a bundle. */
export interface Bundling {
  isExternal?(id: string): boolean;
  /** Leaves `sideEffects` of package.json unread, as some bundlers do. */
  readonly distrusts?: boolean;
}

/** The chunks of a program that is given as text and stands in the root of the repository. */
export async function bundled(
  program: string,
  { isExternal = () => false, distrusts = false }: Bundling = {},
): Promise<readonly Chunk[]> {
  const entry = "virtual:program";
  const made = await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true, resolve: { conditions: ["module", "browser"] } },
    plugins: [
      sources,
      {
        name: "program",
        resolveId: (id) => (id === entry ? `${process.cwd()}/program.ts` : undefined),
        load: (id) => (id.endsWith("/program.ts") ? program : undefined),
        transform: (code) => (distrusts ? { code, moduleSideEffects: true } : undefined),
      },
    ],
    build: {
      // For a server, because Vite wraps the imports of a page in code of its own, which is not what is asked about here.
      ssr: true,
      minify: true,
      write: false,
      target: "es2023",
      rollupOptions: { input: entry, preserveEntrySignatures: "strict", external: isExternal },
    },
  });
  const { output } = made as Rolldown.RolldownOutput;
  return output
    .filter((one) => one.type === "chunk")
    .map(({ isEntry, modules, code }) => ({
      isEntry,
      code,
      modules: Object.entries(modules)
        .filter(([, module]) => module.renderedLength > 0)
        .map(([id]) => id.slice(process.cwd().length + 1)),
    }));
}

/** Bytes of a text after gzip at its best. */
export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;
