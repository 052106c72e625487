// How thoroughly the programs of a library are tested: three steps with their limits, and the packages.
import type { ReactNode } from "react";
import type { LibraryProof } from "../proofs/records.ts";
import { commitsOf, programsText, stepsOf, versionsOf } from "./proofs.ts";

interface Props {
  readonly proof: LibraryProof | undefined;
  readonly hasPrograms: boolean;
}

/** The component. */
export function ProofPart({ proof, hasPrograms }: Props): ReactNode {
  return (
    <section className="part" aria-labelledby="proof">
      <div className="about">
        <h2 id="proof">Tests</h2>
        {proof !== undefined && (
          <p className="note">
            These tests use sample records that cover its branches. No model of the Hub was loaded.
          </p>
        )}
      </div>
      <div className="prose main proof">
        {proof === undefined ? (
          <p>
            {hasPrograms
              ? "There are no test results for its programs."
              : "It has no programs, so there is nothing to test."}
          </p>
        ) : (
          <Steps proof={proof} />
        )}
      </div>
    </section>
  );
}

function Steps({ proof }: { readonly proof: LibraryProof }): ReactNode {
  const { level, programs, packages, repositories = {}, reason, run } = proof;
  return (
    <>
      {level === "shown" && <p>A program fails.</p>}
      <p>{programsText(programs)}</p>
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
            {step.isReached && <p className="note">Not checked: {step.leaves}</p>}
          </li>
        ))}
      </ol>
      {reason !== undefined && (
        <p>
          <strong>Not tested further:</strong> {reason}
        </p>
      )}
      <Packages title="Package versions at the time of the test" of={packages} />
      <Packages title="Repositories at the time of the test" of={commitsOf(repositories)} />
      {run !== undefined && (
        <>
          <Packages title="Packages of the run" of={run.packages} />
          <div className="packages">
            <h3>Samples of the run</h3>
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
