// The proof records, loaded when the panel shows a snippet; undefined until then, and if they do not load.
import { useCallback } from "react";
import { useLoaded } from "../../routing/use-loaded.ts";
import type { Proofs } from "../host-context.ts";
import type { callProof, loadProof, ProofWords } from "./proof-words.ts";

interface LoadedProofs extends Proofs {
  readonly words: { readonly callProof: typeof callProof; readonly loadProof: typeof loadProof };
}

async function loadProofs(load: () => Promise<Proofs>): Promise<LoadedProofs> {
  const [words, proofs] = await Promise.all([import("./proof-words.ts"), load()]);
  return { words, ...proofs };
}

/** Reads the records with a function; `load` must be the same between renders. */
export function useProofs(
  load: () => Promise<Proofs>,
): (ask: (proofs: LoadedProofs) => ProofWords) => ProofWords | undefined {
  const loaded = useLoaded(loadProofs, load);
  return useCallback((ask) => (loaded.state === "here" ? ask(loaded.value) : undefined), [loaded]);
}
