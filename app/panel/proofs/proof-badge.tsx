// A badge in a snippet's header with the test level, and a popover with its meaning and limits.
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

function Results(props: Words.ProofWords & { readonly of: string }): ReactNode {
  const id = useId();
  const { linkTo } = useHostContext();
  const { of, level, isRun, shows, beyond, limits, library } = props;
  const href = library && linkTo?.("library", library);
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
        <ul>{shows.map(itemOf)}</ul>
        {beyond !== undefined && (
          <p>
            <strong>{beyond}</strong>
          </p>
        )}
        {limits.length > 0 && (
          <>
            <p>Limits:</p>
            <ul>{limits.map(itemOf)}</ul>
          </>
        )}
        {href !== undefined && <a href={href}>All test results</a>}
      </dialog>
    </div>
  );
}

const itemOf = (text: string): ReactNode => <li key={text}>{text}</li>;
