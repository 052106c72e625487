// The records of the proofs, loaded when the panel shows a snippet; until then, and where they do not come, nothing.
import { useCallback } from "react";
import type { ClientProofs, LibraryProofs } from "../../proofs/records.ts";
import { useLoaded } from "../../reading/use-loaded.ts";
import type { callProof, loadProof, ProofWords } from "./proof-words.ts";

interface Came {
  readonly words: { readonly callProof: typeof callProof; readonly loadProof: typeof loadProof };
  readonly calls: ClientProofs;
  readonly loads: LibraryProofs;
}

async function load(): Promise<Came> {
  const [words, { clientProofs, libraryProofs }] = await Promise.all([
    import("./proof-words.ts"),
    import("../../proofs/records.ts"),
  ]);
  const [calls, loads] = await Promise.all([clientProofs(), libraryProofs()]);
  return { words, calls, loads };
}

/** What the records say, by a function that asks them. */
export function useProofs(): (ask: (came: Came) => ProofWords) => ProofWords | undefined {
  const loaded = useLoaded(load, "proofs");
  return useCallback((ask) => (loaded.state === "here" ? ask(loaded.value) : undefined), [loaded]);
}
