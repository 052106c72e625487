// How thoroughly all printed programs are tested: totals, each program, each library, and the limits.
import type { ReactNode } from "react";
import { Part } from "../routing/part.tsx";
import { CallProofs } from "./calls.tsx";
import { LoadProofs } from "./libraries.tsx";
import { LIMITS, STEPS } from "./meaning.ts";
import { type ClientProofs, LEVELS, type LibraryProofs } from "./levels.ts";
import "../ui/pages.css";

interface Props {
  readonly calls: ClientProofs;
  readonly loads: LibraryProofs;
}

/** The page below its heading. */
export function ProofsPage({ calls, loads }: Props): ReactNode {
  return (
    <>
      <p className="lead">{totalsText(calls, loads)}</p>
      <CallProofs record={calls} />
      <LoadProofs record={loads} />
      <Pairs id="meaning" title="How programs are tested" pairs={STEPS} />
      <Pairs id="limits" title="Limits" pairs={LIMITS} />
    </>
  );
}

/** How many programs were run, in two sentences. */
export function totalsText(calls: ClientProofs, loads: LibraryProofs): string {
  const reached = Object.values(calls.proofs).flatMap((tasks) => Object.values(tasks));
  const countOf = (level: (typeof LEVELS)[number]): number =>
    reached.flatMap((levels) => levels[level] ?? []).length;
  const all = LEVELS.reduce((sum, level) => sum + countOf(level), 0);
  const libraries = Object.values(loads);
  const checked = libraries.filter(({ level }) => level === "run" || level === "typed").length;
  return [
    `${countOf("run")} of ${all} programs that call a provider were run against a mock server.`,
    `The programs of ${checked} of ${libraries.length} libraries were run or type-checked.`,
  ].join(" ");
}

interface PairsProps {
  readonly id: string;
  readonly title: string;
  readonly pairs: readonly (readonly [string, string])[];
}

function Pairs({ id, title, pairs }: PairsProps): ReactNode {
  return (
    <Part id={id} title={title} items={pairs}>
      <dl className="stack loose items">
        {pairs.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
