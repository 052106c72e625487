// A line below a snippet with what was tested.
import type { ReactNode } from "react";
import { Later } from "../../ui/later.tsx";
import { type Proofs, useHostContext } from "./host-context.ts";
import type * as Words from "../data/proof-words.ts";

interface Props {
  /** Describes the test of the snippet. */
  readonly describe: (proofs: Proofs, words: typeof Words) => string;
}

const loadWith = async (load: () => Promise<Proofs>) =>
  [await load(), await import("../data/proof-words.ts")] as const;

/** The line; its space is reserved until it is loaded. Nothing without records. */
export function ProofLine({ describe }: Props): ReactNode {
  const { proofs: load } = useHostContext();
  if (load === undefined) return null;
  const empty = <p className="note proof" aria-hidden="true" />;
  return (
    <Later what="The test results" load={loadWith} of={load} fallback={empty} failed={empty}>
      {([proofs, words]) => <p className="note proof">{describe(proofs, words)}</p>}
    </Later>
  );
}
