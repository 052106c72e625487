// Running a model on the user's computer: the libraries and apps that run it, and how to install, start and call the
// chosen one.
import type { Platform } from "hubsmith";
import { type LocalApp, platformNames } from "hubsmith/apps";
import { amountNeeded, type MemoryFit } from "hubsmith/formats";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { boundsText, GB, TOKENS } from "../../formats/amounts.ts";
import { machineText, useMachine } from "../../formats/machine.ts";
import { MemoryField } from "../../formats/memory-field.tsx";
import { Verdict } from "../../formats/rows.tsx";
import { Absences } from "../../ui/absences.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { InstallLine } from "../../ui/install-line.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import { optionsOf, Select } from "../../ui/select.tsx";
import { Recipes, Streaming, Wires } from "../form/call-choices.tsx";
import { Library } from "../load/library.tsx";
import { useIds } from "../host-context.ts";
import { platformHere } from "../platform-here.ts";
import { panelOf } from "../panel-data.ts";
import { ReplacedClient } from "../code/replaced-note.tsx";
import { useActions, usePanelState } from "../use-panel.ts";
import { localModel } from "../load/local-model.ts";
import { type AppRow, callOf, localView, type LocalRow } from "./local-data.ts";
import "./local.css";

export function Chooser(): ReactNode {
  const state = usePanelState((whole) => whole);
  const machine = useDeferredValue(useMachine());
  const memory = machine.gb === undefined ? undefined : machine.gb * GB;
  const { hub, entries } = state;
  const model = useDeferredValue(localModel(state));
  const view = useMemo(() => localView(hub, entries, model, memory), [hub, entries, model, memory]);
  const { choose } = useActions();
  const row = view.rows.find(({ id }) => id === state.app) ?? view.rows[0];
  const idOf = useIds();
  return (
    <>
      <div className="local-machine">
        <MemoryField />
      </div>
      {view.rows.length > 0 && (
        <fieldset className="apps">
          <legend className="unseen">Run it with</legend>
          {view.rows.map((one) => (
            <RowOption
              key={one.id}
              row={one}
              name={idOf("app")}
              isChosen={one === row}
              where={memory === undefined ? undefined : machineText(machine)}
              onChoose={() => choose({ app: one.id })}
            />
          ))}
        </fieldset>
      )}
      {row !== undefined && state.app !== "" && state.app !== row.id && (
        <p className="note replaced">
          <strong>
            This is {row.label}, because{" "}
            {entries.find(({ id }) => id === state.app)?.label ?? state.app} does not run this model
            here.
          </strong>
        </p>
      )}
      {row?.kind === "library" && <Library library={row.library} />}
      {row?.kind === "app" && <Steps key={row.id} row={row} />}
      <details className="folded">
        <summary>Why not other apps? ({view.others.toLocaleString("en")})</summary>
        <Absences reasons={view.reasons} title="Apps that do not run it" />
      </details>
    </>
  );
}

interface RowProps {
  readonly row: LocalRow;
  readonly name: string;
  readonly isChosen: boolean;
  /** The computer, in a few words; undefined if the user has not entered it. */
  readonly where: string | undefined;
  readonly onChoose: () => void;
}

function RowOption({ row, name, isChosen, where, onChoose }: RowProps): ReactNode {
  const { id, label, summary, memory } = row;
  return (
    <label className="app">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <Monogram id={id} label={label} />
      <span className="app-name">
        <span translate="no">{label}</span> <span className="note">{summary}</span>
      </span>
      <span className="row app-memory">
        {memory?.bytes !== undefined && <span className="note">{amountOf(memory)}</span>}
        {where !== undefined && memory !== undefined && <Verdict fits={memory.fits} />}
      </span>
    </label>
  );
}

function amountOf(memory: MemoryFit): string {
  const bytes = amountNeeded(memory);
  return bytes === undefined ? "" : boundsText(bytes);
}

function Steps({ row }: { readonly row: AppRow }): ReactNode {
  const { label, docsUrl, snippet } = row;
  const offered = Object.keys(snippet.installs) as Platform[];
  const [wanted, want] = useState(platformHere);
  const platform = offered.includes(wanted) ? wanted : offered[0]!;
  const commands = snippet.commands.filter(({ platforms = [platform] }) =>
    platforms.includes(platform),
  );
  const install = snippet.installs[platform];
  return (
    <div className="stack tight library">
      <div className="row library-head">
        <h3>{label}</h3>
        <a href={docsUrl} className="small">
          Documentation<span className="unseen"> of {label}</span>
        </a>
      </div>
      <Memory {...snippet} />
      {snippet.note !== undefined && <p className="note">{snippet.note}</p>}
      <ol className="stack loose steps">
        {install !== undefined && (
          <li>
            <div className="row spread step-head">
              <h4>Install</h4>
              <Select label="On" value={platform} onChange={(value) => want(value as Platform)}>
                {optionsOf(offered.map((id) => ({ id, label: platformNames[id] })))}
              </Select>
            </div>
            <InstallLine command={install} of={label} />
          </li>
        )}
        {snippet.link !== undefined && (
          <li>
            <h4>Open the model</h4>
            <a className="button" href={snippet.link}>
              Open in {label}
            </a>
          </li>
        )}
        {commands.length > 0 && (
          <li>
            <h4>
              {snippet.server === undefined ? "Run" : "Run or serve"}
              {platform === "windows" && " in PowerShell"}
            </h4>
            {commands.map(({ purpose, content }) => (
              <CodeBlock
                key={purpose}
                title={purpose}
                what={`${label} command: ${purpose}`}
                highlight="shellscript"
                content={content}
              />
            ))}
          </li>
        )}
        {snippet.server !== undefined && <Call row={row} />}
      </ol>
    </div>
  );
}

function Memory({ file, memory }: Pick<LocalApp, "file" | "memory">): ReactNode {
  if (memory.needs.length === 0)
    return memory.reason === undefined ? null : <p className="note">{memory.reason}</p>;
  return (
    <details className="folded">
      <summary>
        {file ?? "All weights"}: {amountOf(memory)} with a context of {TOKENS.toLocaleString("en")}{" "}
        tokens
      </summary>
      <ul className="note">
        {memory.needs.map(({ part, how, min, max }) => (
          <li key={part}>
            {part}: {max === 0 ? "unknown" : boundsText({ min, max })} ({how})
          </li>
        ))}
        {memory.missing.length > 0 && (
          <li>The record does not have {memory.missing.join(", ")}.</li>
        )}
      </ul>
    </details>
  );
}

// The choices are those of the API section, so a reader makes them once.
function Call({ row }: { readonly row: AppRow }): ReactNode {
  const state = usePanelState((whole) => whole);
  const { choose, chooseClient, loadBeside } = useActions();
  useEffect(() => void loadBeside(), [loadBeside]);
  const { languages, language } = panelOf(state).call;
  const { offered, shown, replaced, reasons } = useMemo(() => callOf(state, row), [state, row]);
  return (
    <li>
      <div className="row spread step-head">
        <h4>Call</h4>
        <Select label="Language" value={language} onChange={(id) => choose({ language: id })}>
          {optionsOf(languages)}
        </Select>
        {shown !== undefined && (
          <Select
            label="Client"
            value={shown.id}
            onChange={(id) => void chooseClient(language, id)}
          >
            {optionsOf(offered)}
          </Select>
        )}
      </div>
      <div className="stack fields">
        <Recipes />
        <Wires />
        <Streaming />
      </div>
      {shown === undefined ? (
        <Absences reasons={reasons} />
      ) : (
        <>
          <ReplacedClient replaced={replaced} shown={shown} />
          {shown.install !== undefined && <InstallLine command={shown.install} of={shown.label} />}
          <CodeBlock
            title={shown.label}
            note={`calls ${row.snippet.server!.url}`}
            what={`${row.label} call`}
            highlight={languages.find(({ id }) => id === language)?.highlight ?? ""}
            content={shown.content!}
          />
        </>
      )}
    </li>
  );
}
