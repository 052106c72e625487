// A badge in a snippet's header with the test level, and a popover with what was tested.
import { type ReactNode, useId } from "react";
import { Later } from "../../ui/later.tsx";
import { type Proofs, useHostContext } from "../host-context.ts";
import type * as Words from "./proof-words.ts";

interface Props {
  /** Describes the test of the subject. */
  readonly describe: (proofs: Proofs, words: typeof Words) => Words.ProofWords;
  readonly of: string;
}

const loadWith = async (load: () => Promise<Proofs>) =>
  [await load(), await import("./proof-words.ts")] as const;

/** The badge as a button, which opens the details; its space is reserved until it is loaded. Nothing without records. */
export function ProofBadge({ describe, of }: Props): ReactNode {
  const { proofs: load } = useHostContext();
  if (load === undefined) return null;
  const empty = <div className="proof-badge" aria-hidden="true" />;
  return (
    <Later what="The test results" load={loadWith} of={load} fallback={empty} failed={empty}>
      {([proofs, words]) => <Results {...describe(proofs, words)} of={of} />}
    </Later>
  );
}

function Results({ of, level, isRun, about }: Words.ProofWords & Pick<Props, "of">): ReactNode {
  const id = useId();
  return (
    <div className="proof-badge">
      <button type="button" className="small soft" popoverTarget={id} data-run={isRun || undefined}>
        <span className="unseen">Test results of {of}: </span>
        {level}
      </button>
      <dialog
        popover="auto"
        id={id}
        className="box edged small proof-results"
        aria-label={`Test results of ${of}`}
      >
        {about}
      </dialog>
    </div>
  );
}
