// The programs that load a model with a library: their level, and why it is not higher.
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { LIBRARIES, pathOf } from "../routing/places.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { useQuery } from "../routing/use-query.ts";
import { useEntries } from "../stores/host.ts";
import { optionsOf, Select } from "../ui/select.tsx";
import { ColumnTable } from "../ui/column-table.tsx";
import { LEVEL_LABELS, type LibraryProofs, versionText } from "./levels.ts";
import { libraryRows } from "./rows.ts";

const LEVELS = ["run", "typed", "parsed", "shown"] as const;

/** The section; `?level=typed` shows the libraries of a level. */
export function LoadProofs({ record }: { readonly record: LibraryProofs }): ReactNode {
  const entries = useEntries();
  const [query, change] = useQuery();
  const all = useMemo(() => libraryRows(entries, record), [entries, record]);
  const level = LEVELS.find((candidate) => candidate === query["level"]);
  const shown = level === undefined ? all : all.filter((row) => row.level === level);
  const countOf = (id: string): number => all.filter((row) => row.level === id).length;
  const options = LEVELS.filter(countOf).map((id) => ({
    id,
    label: `${LEVEL_LABELS[id]}: ${countOf(id)}`,
  }));
  useAnnouncement(`${shown.length} libraries are shown.`);
  return (
    <section className="stack loose wide" aria-labelledby="loads">
      <h2 id="loads">Programs that load a model</h2>
      <p>
        A library’s level is the lowest of its programs, or “Run” if some of them were run. Packages
        are the latest at the time of the test, unless the library requires another version.
      </p>
      <div className="row filters">
        <Select label="Level" value={level ?? ""} onChange={(id) => change({ level: id })}>
          <option value="">All: {all.length}</option>
          {optionsOf(options)}
        </Select>
      </div>
      <ColumnTable
        label="Test results of libraries"
        rows={shown}
        keyOf={({ id }) => id}
        columns={[
          ["Library", ({ id, label }) => <Link href={pathOf(LIBRARIES, id)}>{label}</Link>],
          ["Level", (row) => LEVEL_LABELS[row.level]],
          ["Tested with", ({ packages, run }) => versionText({ ...packages, ...run?.packages })],
          ["Not tested further", ({ reason }) => reason],
        ]}
      />
    </section>
  );
}
