// A badge in a snippet's header with the test level, and a popover with its meaning and limits.
import { type ReactNode, useId } from "react";
import { useHostContext } from "../host-context.ts";
import type { ProofWords } from "./proof-words.ts";

interface Props {
  /** Empty while it is loading. */
  readonly words: ProofWords | undefined;
  /** The subject of the proof, for screen readers. */
  readonly of: string;
}

/** The badge as a button, which opens the details; its space is reserved until it is loaded. */
export function ProofBadge({ words, of }: Props): ReactNode {
  const id = useId();
  const { linkTo } = useHostContext();
  if (words === undefined) return <div className="proof-badge" aria-hidden="true" />;
  const { level, how, isRun, shows, beyond, leaves, page } = words;
  const href = linkTo?.(...page);
  return (
    <div className="proof-badge">
      <button type="button" popoverTarget={id} data-run={isRun || undefined}>
        <span className="unseen">Test results of {of}: </span>
        {level}
        {how !== undefined && <span className="proof-how"> {how}</span>}
      </button>
      <dialog popover="auto" id={id} className="proof-results" aria-label={`Test results of ${of}`}>
        <ul>
          {shows.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {beyond !== undefined && (
          <p>
            <strong>{beyond}</strong>
          </p>
        )}
        {leaves.length > 0 && (
          <>
            <p>Limits:</p>
            <ul className="proof-leaves">
              {leaves.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
        {href !== undefined && (
          <p>
            <a href={href}>All test results</a>
          </p>
        )}
      </dialog>
    </div>
  );
}
