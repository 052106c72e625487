// The files of a record: which fit into memory, the commands of the chosen one, and all other files.
import type { Diagnostic, Hub, Model } from "hubsmith";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { encodePath } from "#core/http/path";
import { weightsOf } from "#plugins/quantizations/shared/table";
import { readWeights, weightsText } from "../formats/amounts.ts";
import { MemoryField, type System, SYSTEMS, useMachine, useSystem } from "../formats/machine.tsx";
import { FITS, TOKENS } from "../formats/rows.ts";
import { FORMATS } from "../routing/places.ts";
import { Scroller } from "../routing/scroller.tsx";
import { useAnnouncement } from "../routing/use-announcement.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { InstallLine } from "../ui/install-line.tsx";
import {
  bestRow,
  commandsFor,
  type FileRow,
  fileRows,
  isRunnable,
  otherFiles,
  shownPath,
  withFilesOf,
} from "./files.ts";

interface Props {
  readonly hub: Hub;
  /** The record, with common files if it lists none. */
  readonly model: Model;
  /** Plugins that did not load, or that conflict. */
  readonly lost: readonly Diagnostic[];
  readonly onChoose: (local: Model | undefined) => void;
}

/** The view. */
export function FilesView({ hub, model, lost, onChoose }: Props): ReactNode {
  const gb = useDeferredValue(useMachine((machine) => machine.gb));
  const rows = useMemo(() => fileRows(hub, model, gb), [hub, model, gb]);
  const others = useMemo(() => otherFiles(hub, model), [hub, model]);
  const [picked, pick] = useState<{ readonly gb: number | undefined; readonly path: string }>();
  // Another memory is another question.
  const own = rows.find((row) => picked?.gb === gb && keyOf(row) === picked?.path);
  const chosen = own ?? bestRow(rows, gb);
  const local = useMemo(() => chosen && withFilesOf(model, rows, chosen), [model, rows, chosen]);
  const isAsked = own !== undefined || gb !== undefined;
  useEffect(() => onChoose(isAsked ? local : undefined), [onChoose, isAsked, local]);
  useEffect(() => () => onChoose(undefined), [onChoose]);
  useAnnouncement(
    chosen === undefined || gb === undefined ? "" : `${chosen.name}: ${verdictOf(chosen, gb)}`,
  );
  return (
    <>
      {lost.map(({ message }, at) => (
        <p key={at} className="note error">
          {message}
        </p>
      ))}
      {rows.length > 0 && (
        <>
          <MemoryField />
          <FileTable rows={rows} gb={gb} chosen={chosen} onPick={(path) => pick({ gb, path })} />
          <Notes rows={rows} model={model} />
        </>
      )}
      {chosen !== undefined && local !== undefined && (
        <Commands hub={hub} model={local} row={chosen} gb={gb} />
      )}
      {others.length > 0 && !isPattern(others[0]!.path) && <Others files={others} />}
    </>
  );
}

const keyOf = ({ fit }: FileRow): string => fit.set.paths[0]!;
const isPattern = (path: string): boolean => path.startsWith("*");

const verdictOf = ({ fit }: FileRow, gb: number): string =>
  fit.fits === "no" ? `Too large for ${gb} GB` : `${FITS[fit.fits]} in ${gb} GB`;

interface TableProps {
  readonly rows: readonly FileRow[];
  readonly gb: number | undefined;
  readonly chosen: FileRow | undefined;
  readonly onPick: (path: string) => void;
}

// Thousands of rows would block the page.
const FIRST = 50;

function FileTable({ rows, gb, chosen, onPick }: TableProps): ReactNode {
  const [count, setCount] = useState(FIRST);
  const hasSeveral = new Set(rows.map(({ quantization }) => quantization)).size > 1;
  // The chosen row is always shown.
  const shown = rows.filter((row, at) => at < count || row === chosen);
  return (
    <>
      <Scroller label="Files">
        <table>
          <caption className="unseen">Model files, the most precise format first</caption>
          <thead>
            <tr>
              <th scope="col">{hasSeveral ? "Format" : rows[0]!.quantization}</th>
              {gb !== undefined && <th scope="col">In {gb} GB</th>}
              <th scope="col">Size</th>
              <th scope="col">Memory</th>
              <th scope="col">Bits per weight</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr
                key={`${at} ${keyOf(row)}`}
                data-fits={gb === undefined ? undefined : row.fit.fits}
              >
                <th scope="row">
                  {isRunnable(row) ? (
                    <label>
                      <input
                        type="radio"
                        name="file"
                        checked={row === chosen}
                        onChange={() => onPick(keyOf(row))}
                      />
                      <span translate="no">{row.name}</span>
                    </label>
                  ) : (
                    <span translate="no">{row.name}</span>
                  )}
                  {hasSeveral && <span className="note"> {row.quantization}</span>}
                  {row.note !== "" && <span className="note"> {row.note}</span>}
                </th>
                {gb !== undefined && <td className="verdict">{FITS[row.fit.fits]}</td>}
                <td>{row.size ?? "unknown"}</td>
                <td>{row.memory ?? "unknown"}</td>
                <td>{row.bits || "unknown"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {count < rows.length && (
        <button type="button" className="button quiet" onClick={() => setCount(count + 500)}>
          Show more ({(rows.length - count).toLocaleString("en")})
        </button>
      )}
    </>
  );
}

function Notes({ rows, model }: Pick<TableProps, "rows"> & Pick<Props, "model">): ReactNode {
  const weights = weightsOf(model);
  const text = weights === undefined ? "" : weightsText(Math.round(weights));
  // A record may have any number.
  const query = readWeights(text) === undefined ? "" : `?weights=${text}`;
  return (
    <p className="note">
      {rows.some(({ fit }) => isPattern(fit.set.paths[0]!)) && (
        <>
          These are common formats.{" "}
          <a href={`https://huggingface.co/${encodePath(model.id)}/tree/main`} rel="noreferrer">
            See the files
          </a>{" "}
          on the Hub.{" "}
        </>
      )}
      Memory includes a context of {TOKENS.toLocaleString("en")} tokens.{" "}
      <Link href={`${FORMATS.path}${query}`}>Compare formats</Link>
    </p>
  );
}

interface CommandsProps {
  readonly hub: Hub;
  readonly model: Model;
  readonly row: FileRow;
  readonly gb: number | undefined;
}

function Commands({ hub, model, row, gb }: CommandsProps): ReactNode {
  const system = useSystem();
  return (
    <div className="commands">
      <div className="commands-head">
        <h3>Run {row.name}</h3>
        {gb !== undefined && <span className="note">{verdictOf(row, gb)}</span>}
        <label>
          System
          <select
            value={system}
            onChange={({ target }) => useMachine.setState({ system: target.value as System })}
          >
            {SYSTEMS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      {commandsFor(hub, model, row, system).map(({ program, install, content }) => (
        <div key={program} className="command">
          <CodeBlock
            title={program}
            what={`${program} command`}
            highlight="shellscript"
            content={content}
          />
          <InstallLine command={install} of={program} />
        </div>
      ))}
    </div>
  );
}

function Others({ files }: { readonly files: ReturnType<typeof otherFiles> }): ReactNode {
  const [count, setCount] = useState(FIRST);
  return (
    <details className="folded">
      <summary>Other files ({files.length.toLocaleString("en")})</summary>
      <ul className="paths">
        {files.slice(0, count).map(({ path, note }, at) => (
          <li key={at}>
            <code translate="no" dir="ltr">
              {shownPath(path)}
            </code>{" "}
            <span className="note">{note}</span>
          </li>
        ))}
      </ul>
      {count < files.length && (
        <button type="button" className="button quiet" onClick={() => setCount(count + 500)}>
          Show more ({(files.length - count).toLocaleString("en")})
        </button>
      )}
    </details>
  );
}
