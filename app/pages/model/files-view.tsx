// The files of a record: which fit into memory, the download of the chosen one, and what belongs to it.
import type { Diagnostic, Hub, Model } from "hubsmith";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { encodePath } from "#core/http/path";
import { weightsOf } from "#plugins/kit/formats/table";
import { readWeights, TOKENS, weightsText } from "../../models/amounts.ts";
import { type Machine, machineText, useMachine } from "../../models/machine.ts";
import { MemoryField } from "../../ui/memory-field.tsx";
import { FITS, Verdict } from "../../ui/format-rows.tsx";
import { FORMATS } from "../../browser/places.ts";
import { useAnnouncement } from "../../browser/use-announcement.ts";
import { LostPlugins } from "../../ui/load-fault.tsx";
import { Code, useFirst } from "../../ui/page-parts.tsx";
import { Table } from "../../ui/table.tsx";
import { ProgramList } from "../../ui/programs.tsx";
import {
  bestRow,
  columnsOf,
  companionsOf,
  downloadOf,
  type FileRow,
  fileRows,
  isRunnable,
  type OnChoose,
  shownPath,
  withFilesOf,
} from "./files.ts";
import { Away } from "../../ui/away.tsx";

interface Props {
  readonly hub: Hub;
  /** The record, with common files if it lists none. */
  readonly model: Model;
  readonly lost: readonly Diagnostic[];
  /** The path of the file that a link chose; empty if none did. */
  readonly linked: string;
  /** Whether the memory is asked here. */
  readonly asksMemory: boolean;
  readonly onChoose: OnChoose;
}

export function FilesView({ hub, model, lost, linked, asksMemory, onChoose }: Props): ReactNode {
  const machine = useDeferredValue(useMachine());
  const { gb } = machine;
  const rows = useMemo(() => fileRows(hub, model, gb), [hub, model, gb]);
  const companions = useMemo(() => companionsOf(hub, model), [hub, model]);
  const [picked, pick] = useState<{ readonly gb?: number | undefined; readonly path: string }>({
    path: linked,
  });
  // Another memory is another question.
  const isCurrent = picked.gb === gb || picked.path === linked;
  const selected = rows.find((row) => isCurrent && keyOf(row) === picked.path);
  const best = bestRow(rows, gb);
  const chosen = selected ?? best;
  const local = useMemo(() => chosen && withFilesOf(model, rows, chosen), [model, rows, chosen]);
  const selectedPath = selected && keyOf(selected);
  const isAsked = selected !== undefined || gb !== undefined;
  const text = chosen && [chosen.name, chosen.size].filter(Boolean).join(", ");
  useEffect(
    () => (isAsked ? onChoose(local, text, selectedPath) : onChoose(undefined)),
    [onChoose, isAsked, local, text, selectedPath],
  );
  useEffect(() => () => onChoose(undefined), [onChoose]);
  // One file is no choice.
  const isChoice = best?.fit.fits !== "no" && rows.filter(isRunnable).length > 1;
  const recommended = isChoice ? best : undefined;
  useAnnouncement(
    chosen === undefined || gb === undefined ? "" : `${chosen.name}: ${verdictOf(chosen, machine)}`,
  );
  return (
    <>
      <LostPlugins lost={lost} />
      {rows.length > 0 && (
        <>
          {asksMemory && <MemoryField />}
          <FileTable
            rows={rows}
            machine={machine}
            chosen={chosen}
            recommended={recommended}
            onPick={(path) => pick({ gb, path })}
          />
          <Notes rows={rows} model={model} recommended={recommended} gb={gb} />
        </>
      )}
      {chosen !== undefined && local !== undefined && (
        <>
          <div className="row">
            <h3>Download {chosen.name}</h3>
            {gb !== undefined && <span className="note">{verdictOf(chosen, machine)}</span>}
          </div>
          <ProgramList programs={[downloadOf(hub, local, chosen)]} />
        </>
      )}
      {companions.length > 0 && !isPattern(companions[0]!.path) && (
        <ul className="paths">
          {companions.map(({ path, note }) => (
            <li key={path}>
              <Code>{shownPath(path)}</Code> <span className="note">{note}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="note">
        <Away href={`https://huggingface.co/${encodePath(model.id)}/tree/main`}>All files</Away> are
        on the Hub.
      </p>
    </>
  );
}

const keyOf = ({ fit }: FileRow): string => fit.set.paths[0]!;
const isPattern = (path: string): boolean => path.startsWith("*");

const verdictOf = ({ fit }: FileRow, machine: Machine): string =>
  `${FITS[fit.fits]} ${fit.fits === "no" ? "for" : "in"} ${machineText(machine)}`;

interface TableProps {
  readonly rows: readonly FileRow[];
  readonly machine: Machine;
  readonly chosen: FileRow | undefined;
  readonly recommended: FileRow | undefined;
  readonly onPick: (path: string) => void;
}

function FileTable({ rows, machine, chosen, recommended, onPick }: TableProps): ReactNode {
  const isAsked = machine.gb !== undefined;
  const [first, more] = useFirst(rows);
  const hasSeveral = new Set(rows.map(({ quantization }) => quantization)).size > 1;
  const isHidden = chosen !== undefined && !first.includes(chosen);
  const shown = isHidden ? [...first, chosen] : first;
  const columns = columnsOf(rows);
  return (
    <>
      <Table
        label="Files"
        className={rows.some(({ memory }) => memory) ? "with-memory" : ""}
        head={[
          hasSeveral ? "Format" : rows[0]!.quantization,
          ...(isAsked ? [`In ${machineText(machine)}`] : []),
          ...columns.map(([title]) => title),
        ]}
        rows={shown.map((row, at) => ({
          key: `${at} ${keyOf(row)}`,
          name: (
            <>
              <label>
                {isRunnable(row) && (
                  <input
                    type="radio"
                    name="file"
                    checked={row === chosen}
                    aria-describedby={row === recommended ? "recommended-file" : undefined}
                    onChange={() => onPick(keyOf(row))}
                  />
                )}
                <span translate="no">{row.name}</span>
                <span className="note">
                  {hasSeveral && row.quantization} {row.note}
                </span>
              </label>{" "}
              {row === recommended && (
                <span className="chip good" id="recommended-file">
                  Recommended
                </span>
              )}
            </>
          ),
          cells: [
            ...(isAsked ? [<Verdict key="fits" fits={row.fit.fits} />] : []),
            ...columns.map(([, textOf]) => textOf(row) || "–"),
          ],
        }))}
      />
      {more}
    </>
  );
}

interface NotesProps extends Pick<TableProps, "rows" | "recommended">, Pick<Props, "model"> {
  readonly gb: number | undefined;
}

// Why a file is recommended; one that is too large is not.
const WHY: Readonly<Record<FileRow["fit"]["fits"], string>> = {
  yes: "The recommended file is the best that fits. Files above Q8_0 are hardly better, and smaller ones are faster. ",
  tight:
    "The recommended file is tight: little memory would be left, or a size is unknown. Smaller ones are less precise. ",
  no: "",
  unknown: "The recommended file has the usual format. ",
};

function Notes({ rows, model, recommended, gb }: NotesProps): ReactNode {
  const weights = weightsOf(model);
  const text = weights === undefined ? "" : weightsText(Math.round(weights));
  // A record may have any number.
  const query = readWeights(text) === undefined ? "" : `?weights=${text}`;
  return (
    <p className="note">
      {rows.some((row) => isPattern(keyOf(row))) && "These are common formats. "}
      {recommended !== undefined && WHY[gb === undefined ? "unknown" : recommended.fit.fits]}
      {rows.some(({ fit }) => fit.files.quantization === "gguf") && (
        <>
          Quality is a rule of thumb. Memory is for a context of {TOKENS.toLocaleString("en")}{" "}
          tokens, which <Code>-c {TOKENS}</Code> sets in llama.cpp. Without it, llama.cpp uses the
          longest context that fits into the GPU.{" "}
        </>
      )}
      <Link href={`${FORMATS.path}${query}`}>Compare formats</Link>
    </p>
  );
}
