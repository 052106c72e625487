// Packages with their versions: those that programs were checked with, and those that they were run with.
import { Fragment, type ReactNode } from "react";
import type { LibraryProof, Versions } from "./records.ts";

interface Props {
  readonly packages: Versions;
  readonly run: LibraryProof["run"] | undefined;
}

/** The packages, and below them the programs that were run with them. */
export function Packages({ packages, run }: Props): ReactNode {
  return (
    <>
      <List versions={packages} />
      {run !== undefined && (
        <p className="note">
          Run for {run.records.map((name) => name.replace(/^[^:]+: /, "")).join("; ")}, with{" "}
          <List versions={run.packages} />
        </p>
      )}
    </>
  );
}

function List({ versions }: { readonly versions: Versions }): ReactNode {
  return Object.entries(versions).map(([name, version], at) => (
    <Fragment key={name}>
      {at > 0 && ", "}
      <span className="package">
        {name} {version}
      </span>
    </Fragment>
  ));
}
