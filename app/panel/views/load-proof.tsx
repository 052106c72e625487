// The proof of a library's programs.
import type { ReactNode } from "react";
import type { Proofs } from "../host-context.ts";
import { ProofBadge } from "./proof-badge.tsx";
import { useProofs } from "./use-proofs.ts";

interface Props {
  /** Loads the records. */
  readonly load: () => Promise<Proofs>;
  /** The id of the library. */
  readonly library: string;
  readonly label: string;
}

/** The badge. */
export function LoadProof({ load, library, label }: Props): ReactNode {
  const proofs = useProofs(load);
  const words = proofs(({ words: { loadProof }, loads }) =>
    loadProof(library, Object.hasOwn(loads, library) ? loads[library] : undefined),
  );
  return <ProofBadge words={words} of={`${label} snippets`} />;
}
