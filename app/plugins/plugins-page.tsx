// All registered plugins: a check on demand, a search, and a table.
import type { Diagnostic, Entry } from "hubsmith";
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "wouter";
import { entries as ownEntries } from "../plugins.ts";
import { kinds } from "#core/kinds/index";
import { pageOf } from "../routing/places.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { useTyped } from "../routing/use-in-address.ts";
import { useHost } from "../stores/host.ts";
import { useSay } from "../ui/say.ts";
import { ColumnTable } from "../ui/column-table.tsx";
import { TextField } from "../ui/text-field.tsx";
import { checkAll, found, rowsOf, summaryOf } from "./registered.ts";
import "../ui/pages.css";

const OWN: ReadonlySet<Entry> = new Set<Entry>(ownEntries);

/** The page below its heading. */
export function PluginsPage(): ReactNode {
  const { entries } = useHost();
  const [words, change] = useTyped("q");
  const rows = useMemo(() => rowsOf(entries, OWN), [entries]);
  const shown = found(rows, words);
  const count = `${shown.length} of ${rows.length} plugins`;
  useAnnouncement(count);
  return (
    <>
      <p className="lead">
        Tasks, libraries, providers, clients and quantizations are plugins. A page loads a plugin
        when it needs it.
      </p>
      <Check />
      <section className="stack loose wide" aria-labelledby="registered">
        <h2 id="registered">Registered</h2>
        <div className="row filters">
          <TextField label="Kind, id, label or alias" option={{ value: words }} onChange={change} />
          <p className="note">{count}</p>
        </div>
        <ColumnTable
          label="Plugins"
          rows={shown}
          keyOf={({ entry }) => `${rows.findIndex((row) => row.entry === entry)}`}
          columns={[
            ["Label", ({ entry }) => <Label entry={entry} />],
            ["Kind", ({ entry }) => kinds[entry.kind].label],
            ["Id", ({ entry }) => <code translate="no">{entry.id}</code>],
            ["Aliases", ({ entry: { aliases = [] } }) => aliases.join(", ")],
            ["Package", ({ from }) => from],
          ]}
        />
      </section>
    </>
  );
}

function Check(): ReactNode {
  const { entries, faults } = useHost();
  const say = useSay();
  const [isLoading, setLoading] = useState(false);
  const [findings, setFindings] = useState<readonly Diagnostic[]>();
  const start = async (): Promise<void> => {
    if (isLoading) return;
    setLoading(true);
    const all = await checkAll(entries);
    setFindings(all);
    setLoading(false);
    say(summaryOf(entries, all));
  };
  return (
    <section className="stack loose wide" aria-labelledby="check" aria-busy={isLoading}>
      <h2 id="check">Check</h2>
      <p>Load all {entries.length} plugins to check for errors and conflicts.</p>
      <p>
        <button type="button" className="button" aria-disabled={isLoading} onClick={start}>
          Load all and check
        </button>
      </p>
      {isLoading && <p className="note">Loading …</p>}
      {findings !== undefined && <strong>{summaryOf(entries, findings)}</strong>}
      <ul className="stack loose items">
        {/* Plugins with faults have no entries. */}
        {[...faults, ...(findings ?? [])].map(({ code, plugin, message }, at) => (
          <li key={at}>
            <p>
              {plugin ?? "No plugin"} <code>{code}</code>
            </p>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Label({ entry }: { readonly entry: Entry }): ReactNode {
  const { kind, id, label } = entry;
  if ("isInternal" in entry && entry.isInternal === true) return `${label} (hidden)`;
  return <Link href={pageOf(kind, id)}>{label}</Link>;
}
