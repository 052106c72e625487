// How thoroughly everything that is printed is tested: in numbers, in words, by cell, and by library.
import { type ReactNode, useMemo } from "react";
import { CallProofs } from "./call-proofs.tsx";
import { totalsOf } from "./grid.ts";
import { countsOf } from "./libraries.ts";
import { LoadProofs } from "./load-proofs.tsx";
import { Meaning } from "./meaning.tsx";
import type { ClientProofs, LibraryProofs } from "./records.ts";
import "../routing/routing.css";
import "./proofs.css";
import { useEntries } from "../stores/host.ts";

interface Props {
  readonly calls: ClientProofs;
  readonly loads: LibraryProofs;
}

/** The page below its heading. */
export function ProofsPage({ calls, loads }: Props): ReactNode {
  const entries = useEntries();
  const totals = useMemo(() => totalsOf(calls), [calls]);
  const libraries = useMemo(() => countsOf(entries, loads), [entries, loads]);
  const numbers = [
    [`${totals.levels.run} of ${totals.cells}`, "programs that call a provider were run"],
    [`${totals.tasks}`, "tasks with a provider"],
    [`${totals.providers}`, "providers, including Auto"],
    [`${Object.keys(calls.clients).length}`, "clients"],
    [
      `${libraries.run + libraries.typed} of ${libraries.proven}`,
      "libraries with run or type-checked programs",
    ],
  ] as const;
  return (
    <>
      <p className="lead">
        How the code on this site was tested: which checks it passed, and their limits.
      </p>
      <dl className="totals">
        {numbers.map(([number, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <Meaning />
      <CallProofs record={calls} />
      <LoadProofs record={loads} counts={libraries} />
    </>
  );
}
