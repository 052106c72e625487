// The records of the proofs, loaded when the panel shows a snippet; until then, and where they do not come, nothing.
import { useCallback } from "react";
import { useLoaded } from "../../reading/use-loaded.ts";
import type { Proofs } from "../around.ts";
import type { callProof, loadProof, ProofWords } from "./proof-words.ts";

interface Came extends Proofs {
  readonly words: { readonly callProof: typeof callProof; readonly loadProof: typeof loadProof };
}

async function came(load: () => Promise<Proofs>): Promise<Came> {
  const [words, proofs] = await Promise.all([import("./proof-words.ts"), load()]);
  return { words, ...proofs };
}

/** What the records say, by a function that asks them; `load` keeps its identity between drawings. */
export function useProofs(
  load: () => Promise<Proofs>,
): (ask: (came: Came) => ProofWords) => ProofWords | undefined {
  const loaded = useLoaded(came, load);
  return useCallback((ask) => (loaded.state === "here" ? ask(loaded.value) : undefined), [loaded]);
}
