// The page of a library: its names, its tasks, installation, snippets, counted downloads, and proofs.
import { createHub, type Plugin } from "hubsmith";
import type { ReactNode } from "react";
import { DownloadsPart } from "./downloads-part.tsx";
import { InstallPart, LoadPart } from "./load-part.tsx";
import { NamesPart } from "./names-part.tsx";
import { ProofPart } from "./proof-part.tsx";
import type { LibraryProof } from "../proofs/records.ts";
import { proofOf } from "../proofs/load-records.ts";
import { TasksPart } from "./tasks-part.tsx";
import "../routing/routing.css";
import "./libraries.css";

export { proofOf };

/** The data of the page. */
export interface Loaded {
  readonly library: Plugin<"library">;
}

/** The plugin of an entry. Throws if it is missing, and the page shows the error. */
export function readLibrary(id: string, plugin: unknown): Loaded {
  const library = createHub([plugin]).libraries.get(id);
  if (library === undefined)
    throw new TypeError(`The entry of the library "${id}" has no such plugin.`);
  return { library };
}

interface Props extends Loaded {
  readonly proof: LibraryProof | undefined;
}

/** The page below its heading. */
export function LibraryView({ library, proof }: Props): ReactNode {
  return (
    <>
      <p className="lead">
        {library.isFallback === true
          ? "Used for every model whose record has no other library that loads it."
          : "Loads models on your machine, if their records name this library."}
      </p>
      <NamesPart library={library} />
      <TasksPart library={library} />
      <InstallPart library={library} />
      <LoadPart library={library} />
      <DownloadsPart rule={library.countDownloads} label={library.prettyLabel} />
      <ProofPart proof={proof} hasPrograms={library.snippets !== undefined} />
    </>
  );
}
