// The test results of a library's program.
import type { LoadSnippet } from "hubsmith";
import type { ReactNode } from "react";
import type { Proofs } from "../host-context.ts";
import { ProofBadge } from "./proof-badge.tsx";

interface Props {
  /** Loads the records. */
  readonly load: () => Promise<Proofs>;
  readonly snippet: LoadSnippet;
  /** The id of the model. */
  readonly model: string;
  readonly what: string;
}

/** The badge. */
export const LoadProof = ({ load, snippet, model, what }: Props): ReactNode => {
  const { library, content } = snippet;
  return (
    <ProofBadge
      load={load}
      of={what}
      describe={({ loads }, { loadProof }) =>
        loadProof(library, Object.hasOwn(loads, library) ? loads[library] : undefined, {
          content,
          model,
        })
      }
    />
  );
};
