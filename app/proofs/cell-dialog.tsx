// An opened cell: the proven program and its versions, or the reason why there is none.
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { LiveRegion } from "../ui/live-region.tsx";
import { useLoaded } from "../routing/use-loaded.ts";
import { loadCell, type Place } from "./cell.ts";
import { CellClients } from "./cell-clients.tsx";
import { CellContent } from "./cell-content.tsx";
import { CellLinks } from "./cell-links.tsx";
import type { ClientRow } from "./clients.ts";
import type { Cell, Grid } from "./grid.ts";
import { useHost } from "../stores/host.ts";

interface Props {
  readonly cell: Cell;
  readonly client: ClientRow;
  /** The clients that have a program here. */
  readonly clients: readonly ClientRow[];
  readonly onClient: (client: ClientRow) => void;
  readonly grid: Grid;
  readonly onClose: () => void;
}

/** The dialog; it is open while it is rendered. */
export function CellDialog({ cell, client, clients, onClient, grid, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { entries, notice } = useHost();
  const { task, provider } = cell;
  const place = useMemo(() => ({ task, provider, client: client.id }), [task, provider, client.id]);
  const load = useCallback((of: Place) => loadCell(entries, of), [entries]);
  const loaded = useLoaded(load, place);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const closed = (): void => {
    onClose();
    // If a URL opened the dialog, the browser has no page to go back to.
    document.querySelector<HTMLElement>(`[data-cell="${task} ${provider}"]`)?.focus();
  };
  const taskLabel = grid.rows.find(({ id }) => id === task)?.label ?? task;
  const providerLabel = grid.columns.find(({ id }) => id === provider)?.label ?? provider;
  return (
    <dialog
      ref={dialog}
      className="cell"
      aria-labelledby="cell"
      onClose={closed}
      {...{ closedby: "any" }}
    >
      <div className="cell-head">
        <h2 id="cell">
          {taskLabel} <span className="how">by</span> {providerLabel}{" "}
          <span className="how">with</span> {client.label}
        </h2>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <CellClients clients={clients} shown={client.id} onChoose={onClient} />
      {loaded.state === "loading" && <p className="note">Loading …</p>}
      {loaded.state === "failed" && (
        <div className="fault" role="alert">
          <p>
            <strong>This program did not load.</strong> Check your network.
          </p>
          <button type="button" className="button" onClick={loaded.again}>
            Try again
          </button>
        </div>
      )}
      {loaded.state === "here" && (
        <CellContent view={loaded.value} state={cell.state} client={client} />
      )}
      <CellLinks cell={cell} client={client} taskLabel={taskLabel} providerLabel={providerLabel} />
      {/* Screen readers ignore live regions outside of an open dialog. */}
      <LiveRegion notice={notice} />
    </dialog>
  );
}
