// The test results of a library's programs.
import type { ReactNode } from "react";
import type { Proofs } from "../host-context.ts";
import { ProofBadge } from "./proof-badge.tsx";

interface Props {
  /** Loads the records. */
  readonly load: () => Promise<Proofs>;
  /** The id of the library. */
  readonly library: string;
  readonly label: string;
}

/** The badge. */
export const LoadProof = ({ load, library, label }: Props): ReactNode => (
  <ProofBadge
    load={load}
    of={`${label} snippets`}
    describe={({ loads }, { loadProof }) =>
      loadProof(library, Object.hasOwn(loads, library) ? loads[library] : undefined)
    }
  />
);
