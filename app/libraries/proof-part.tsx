// How thoroughly the programs of a library are tested: three steps with their limits, and the packages.
import type { ReactNode } from "react";
import type { LibraryProof } from "../proofs/records.ts";
import { stepsOf, versionsOf } from "./proofs.ts";

interface Props {
  readonly proof: LibraryProof | undefined;
  readonly hasPrograms: boolean;
}

/** The component. */
export function ProofPart({ proof, hasPrograms }: Props): ReactNode {
  return (
    <section className="part" aria-labelledby="proof">
      <div className="about">
        <h2 id="proof">How far it is proven</h2>
        {proof !== undefined && (
          <p className="note">
            What was checked are its programs for our sample records, written to reach its branches.
            No model of the Hub was loaded.
          </p>
        )}
      </div>
      <div className="prose main proof">
        {proof === undefined ? (
          <p>
            {hasPrograms
              ? "No proof of its programs is recorded here."
              : "It prints no programs, so there is nothing to prove."}
          </p>
        ) : (
          <Steps proof={proof} />
        )}
      </div>
    </section>
  );
}

function Steps({ proof }: { readonly proof: LibraryProof }): ReactNode {
  const { level, packages, reason, run } = proof;
  return (
    <>
      {level === "shown" && <p>Not proven: a program fails.</p>}
      <ol className="steps">
        {stepsOf(proof).map((step) => (
          <li key={step.level} data-reached={step.isReached}>
            <h3>
              {step.title}{" "}
              <span className="reached">{step.isReached ? "reached" : "not reached"}</span>
            </h3>
            <p>
              {step.isReached ? "Checked: " : "Not checked: "}
              {step.shows}
            </p>
            {step.isReached && <p className="note">Left open: {step.leaves}</p>}
          </li>
        ))}
      </ol>
      {reason !== undefined && (
        <p>
          <strong>Why not further:</strong> {reason}
        </p>
      )}
      <Packages
        title="Packages that it needs, as they were on the day of the proof"
        of={packages}
      />
      {run !== undefined && (
        <>
          <Packages title="Packages that it ran with" of={run.packages} />
          <div className="packages">
            <h3>Samples that ran</h3>
            <ul className="row">
              {run.records.map((record) => (
                <li key={record}>{record}</li>
              ))}
            </ul>
          </div>
        </>
      )}
    </>
  );
}

interface PackagesProps {
  readonly title: string;
  readonly of: LibraryProof["packages"];
}

function Packages({ title, of }: PackagesProps): ReactNode {
  const versions = versionsOf(of);
  if (versions.length === 0) return null;
  return (
    <div className="packages">
      <h3>{title}</h3>
      <ul className="row" translate="no">
        {versions.map((version) => (
          <li key={version}>
            <code>{version}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
