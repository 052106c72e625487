// The programs that load a model with a library: their level, and a table of all libraries with programs.
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { LIBRARIES, pathOf } from "../routing/places.ts";
import { Scroller } from "../routing/scroller.tsx";
import { useQuery } from "../routing/use-query.ts";
import { type Counts, LEVEL_LABELS, levelIn, LIBRARY_LEVELS, libraryRows } from "./libraries.ts";
import { Packages } from "./packages.tsx";
import type { LibraryProofs } from "./records.ts";
import { programsText } from "../libraries/proofs.ts";
import { useSay } from "../ui/say.ts";
import { useEntries } from "../stores/host.ts";

const ABOUT: Readonly<Record<(typeof LIBRARY_LEVELS)[number], string>> = {
  run: "Some or all programs were run unchanged with small test models.",
  typed: "All programs match the sources of their packages and repositories. None was run.",
  parsed:
    "At least one program was only parsed: it has valid syntax and no undefined name. The table has the reason.",
  shown: "A program fails.",
};

interface Props {
  readonly record: LibraryProofs;
  readonly counts: Counts;
}

/** The section; `?level=typed` shows the libraries of a level. */
export function LoadProofs({ record, counts }: Props): ReactNode {
  const entries = useEntries();
  const say = useSay();
  const [query, change] = useQuery();
  const level = levelIn(query["level"]);
  const rows = useMemo(() => libraryRows(entries, record, level), [entries, record, level]);
  const levels = LIBRARY_LEVELS.filter((one) => counts[one] > 0);
  const choose = (chosen: string): void => {
    change({ level: chosen });
    say(`${libraryRows(entries, record, levelIn(chosen)).length} libraries are shown.`);
  };
  return (
    <section className="wide" aria-labelledby="loads">
      <h2 id="loads">Programs that load a model</h2>
      <p className="outcome">
        {counts.proven} libraries have programs, and {counts.silent} more have none. A library’s
        level is the lowest of its programs, or “run” if some of them were run.
      </p>
      <ul className="bars levels">
        {levels.map((one) => (
          <li key={one} style={{ "--share": counts[one] / counts.proven } as CSSProperties}>
            <strong>{LEVEL_LABELS[one]}</strong> <span className="score">{counts[one]}</span>
            <p className="note">{ABOUT[one]}</p>
          </li>
        ))}
      </ul>
      <div className="filters">
        <div className="field">
          <label htmlFor="level">Level</label>
          <select id="level" value={level ?? ""} onChange={({ target }) => choose(target.value)}>
            <option value="">All: {counts.proven}</option>
            {levels.map((one) => (
              <option key={one} value={one}>
                {LEVEL_LABELS[one]}: {counts[one]}
              </option>
            ))}
          </select>
        </div>
        <p className="note">
          Packages are the latest at the time of the test, unless the library requires another
          version.
        </p>
      </div>
      <Scroller label="Test results of libraries" className="libraries">
        <table>
          <caption className="unseen">Test results of libraries</caption>
          <thead>
            <tr>
              <th scope="col">Library</th>
              <th scope="col">Level</th>
              <th scope="col">Programs</th>
              <th scope="col">Packages</th>
              <th scope="col">Not tested further</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, level: reached, programs, packages, run, reason }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={pathOf(LIBRARIES, id)}>{label}</Link>
                </th>
                <td>{LEVEL_LABELS[reached]}</td>
                <td>{programsText(programs)}</td>
                <td>
                  <Packages packages={packages} run={run} />
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}
