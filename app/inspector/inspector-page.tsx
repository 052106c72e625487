// All registered plugins: a check on demand, a search, and a table.
import type { Diagnostic, Entry } from "hubsmith";
import type { Kind } from "#core/base/kind";
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "wouter";
import { entries as ownEntries } from "../plugins.ts";
import { FORMATS, LIBRARIES, pathOf, PROVIDERS, TASKS } from "../routing/places.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { useQuery } from "../routing/use-query.ts";
import { useHost } from "../stores/host.ts";
import { useSay } from "../ui/say.ts";
import { Table } from "../ui/table.tsx";
import { checkAll, found, KINDS, rowsOf } from "./registered.ts";
import "../routing/routing.css";

const OWN: ReadonlySet<Entry> = new Set<Entry>(ownEntries);

/** The page below its heading. */
export function InspectorPage(): ReactNode {
  const { entries, faults } = useHost();
  const [query, change] = useQuery();
  const rows = useMemo(() => rowsOf(entries, OWN), [entries]);
  const words = query["q"] ?? "";
  const shown = found(rows, words);
  const count = `${shown.length} of ${rows.length} plugins`;
  useAnnouncement(count);
  return (
    <>
      <p className="lead">
        Tasks, libraries, providers, clients and quantizations are plugins. A page loads a plugin
        when it needs it.
      </p>
      {faults.length > 0 && (
        <section className="wide" aria-labelledby="skipped">
          <h2 id="skipped">Skipped</h2>
          <Findings findings={faults} />
        </section>
      )}
      <Check entries={entries} />
      <section className="wide" aria-labelledby="registered">
        <h2 id="registered">Registered</h2>
        <div className="filters">
          <div className="field">
            <label htmlFor="words">Kind, id, label or alias</label>
            <input
              id="words"
              type="search"
              value={words}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => change({ q: target.value })}
            />
          </div>
          <p className="note">{count}</p>
        </div>
        <Table
          label="Plugins"
          rows={shown}
          keyOf={({ entry }) => `${rows.findIndex((row) => row.entry === entry)}`}
          columns={[
            ["Label", ({ entry }) => <Label entry={entry} />],
            ["Kind", ({ entry }) => KINDS[entry.kind]],
            ["Id", ({ entry }) => <code translate="no">{entry.id}</code>],
            ["Package", ({ from }) => from],
            ["Aliases", ({ entry: { aliases = [] } }) => aliases.join(", ")],
            ["Replaces", ({ replacement }) => replacement],
          ]}
        />
      </section>
    </>
  );
}

type Result = "loading" | readonly Diagnostic[];

function Check({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  const say = useSay();
  const [result, setResult] = useState<Result>();
  const isLoading = result === "loading";
  const start = async (): Promise<void> => {
    if (isLoading) return;
    setResult("loading");
    const findings = await checkAll(entries);
    setResult(findings);
    say(summaryOf(entries, findings));
  };
  return (
    <section className="wide" aria-labelledby="check" aria-busy={isLoading}>
      <h2 id="check">Check</h2>
      <p>Load all {entries.length} plugins to check for errors and conflicts.</p>
      <p>
        <button type="button" className="button" aria-disabled={isLoading} onClick={start}>
          Load all and check
        </button>
      </p>
      {isLoading && <p className="note">Loading …</p>}
      {result !== undefined && result !== "loading" && (
        <>
          <p>
            <strong>{summaryOf(entries, result)}</strong>
          </p>
          <Findings findings={result} />
        </>
      )}
    </section>
  );
}

/** The result of a check, in a sentence or two. */
export function summaryOf({ length }: readonly Entry[], findings: readonly Diagnostic[]): string {
  const problems = findings.length === 1 ? "1 problem" : `${findings.length || "No"} problems`;
  const lost = findings.filter(({ code }) => code === "load-failed").length;
  return lost === 0
    ? `All ${length} plugins loaded. ${problems}.`
    : `${length - lost} of ${length} plugins loaded. ${problems}.`;
}

function Findings({ findings }: { readonly findings: readonly Diagnostic[] }): ReactNode {
  return (
    <ul className="items">
      {findings.map(({ code, plugin, message }, at) => (
        <li key={at}>
          <p>
            {plugin ?? "No plugin"} <code>{code}</code>
          </p>
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}

function Label({ entry }: { readonly entry: Entry }): ReactNode {
  if ("isInternal" in entry && entry.isInternal === true)
    return (
      <>
        {entry.label} <span className="note">hidden</span>
      </>
    );
  return <Link href={addressOf(entry.kind, entry.id)}>{entry.label}</Link>;
}

function addressOf(kind: Kind, id: string): string {
  if (kind === "client") return `/proofs?client=${id}`;
  if (kind === "quantization") return FORMATS.path;
  return pathOf({ task: TASKS, library: LIBRARIES, provider: PROVIDERS }[kind], id);
}
