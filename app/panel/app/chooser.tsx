// Running a model on the user's computer: the apps that run it, and how to install, start and call the chosen one.
import type { Model } from "hubsmith";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { modelsUrl } from "#models/hub-url";
import { GB, TOKENS } from "../../models/amounts.ts";
import { machineText, useMachine } from "../../models/machine.ts";
import { MemoryField } from "../../ui/memory-field.tsx";
import { Verdict } from "../../ui/format-rows.tsx";
import { Away } from "../../ui/away.tsx";
import { Absences } from "../../ui/absences.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { InstallLine } from "../../ui/install-line.tsx";
import { optionsOf, Select } from "../../ui/select.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { Recipes, Streaming, Wires } from "../parts/call-choices.tsx";
import { panelOf } from "../data/panel-data.ts";
import { ReplacedClient } from "../parts/replaced-note.tsx";
import { useActions, usePanelState } from "../parts/use-panel.ts";
import { localModel } from "../data/local-model.ts";
import { AppRows } from "../parts/app-rows.tsx";
import { type AppRow, callOf, localView } from "../data/local-data.ts";
import { amountOf, Memory } from "../parts/memory.tsx";
import { Steps } from "../parts/steps.tsx";
import "../parts/local.css";

interface Props {
  readonly versions: readonly Model[] | undefined;
}

export function Chooser({ versions }: Props): ReactNode {
  useHydrated("#app [inert]");
  const state = usePanelState((whole) => whole);
  const machine = useDeferredValue(useMachine());
  const memory = machine.gb === undefined ? undefined : machine.gb * GB;
  const gpu = machine.gpuGb === undefined ? undefined : machine.gpuGb * GB;
  const { hub, entries } = state;
  const model = useDeferredValue(localModel(state));
  const view = useMemo(
    () => localView(hub, entries, model, memory, versions, machine.platform, gpu),
    [hub, entries, model, memory, versions, machine.platform, gpu],
  );
  const { choose } = useActions();
  const { rows, reasons } = view;
  const row = rows.find(({ id }) => id === state.app) ?? rows[0];
  const labelOf = (id: string): string => entries.find((one) => one.id === id)?.label ?? id;
  const where = memory === undefined ? undefined : machineText(machine);
  const needGguf = reasons.find(({ code }) => code === "no-gguf");
  // What all apps need is said once, above the steps.
  const needs = rows.map(({ snippet }) => `${amountOf(snippet.memory)} ${snippet.memory.fits}`);
  const differ = new Set(needs).size > 1;
  return (
    <>
      <div className="local-columns">
        <div className="stack">
          <MemoryField />
          <AppRows
            name="app"
            rows={rows.map(({ id, label, summary, snippet: { memory: fit } }) => ({
              id,
              label,
              summary,
              beside: differ && (
                <>
                  {fit.bytes !== undefined && <span className="note">{amountOf(fit)}</span>}
                  {where !== undefined && <Verdict fits={fit.fits} />}
                </>
              ),
            }))}
            chosen={row?.id}
            wanted={state.app}
            wantedLabel={labelOf(state.app)}
            reasons={reasons}
            onChoose={(id) => choose({ app: id })}
          />
          {needGguf !== undefined && <NeedsGguf apps={needGguf.who} />}
        </div>
        {row !== undefined && (
          <Steps
            key={row.id}
            {...row}
            before={<Memory {...row.snippet} where={where} tokens={TOKENS} />}
          >
            {row.snippet.server !== undefined && <Call row={row} />}
          </Steps>
        )}
      </div>
    </>
  );
}

const NAMED = 3;
const LIST = new Intl.ListFormat("en-GB");

/** Which apps need a GGUF file, of which no repository is known here. */
function NeedsGguf({ apps }: { readonly apps: readonly string[] }): ReactNode {
  const id = usePanelState((state) => state.model.id);
  const more = apps.length > NAMED ? [`${apps.length - NAMED} more`] : [];
  return (
    <p className="note">
      {LIST.format([...apps.slice(0, NAMED), ...more])} need a GGUF file, and none is known for this
      model:{" "}
      <Away href={modelsUrl({ other: `base_model:quantized:${id}`, library: "gguf" })}>
        search the Hub
      </Away>
      .
    </p>
  );
}

// The choices are those of the API section, so a reader makes them once.
function Call({ row }: { readonly row: AppRow }): ReactNode {
  const state = usePanelState((whole) => whole);
  const { choose, chooseClient } = useActions();
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
