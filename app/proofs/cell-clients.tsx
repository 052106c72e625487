// The clients with a program for a task and a provider, to switch between them without closing the cell.
import type { ReactNode } from "react";
import type { ClientRow } from "./clients.ts";

interface Props {
  /** Those with a program here. */
  readonly clients: readonly ClientRow[];
  readonly shown: string;
  readonly onChoose: (client: ClientRow) => void;
}

/** A button for each; nothing if there is no other one. */
export function CellClients({ clients, shown, onChoose }: Props): ReactNode {
  if (clients.every(({ id }) => id === shown)) return null;
  return (
    <fieldset className="cell-clients">
      <legend className="note">Clients with a program here</legend>
      <p className="pressed">
        {clients.map((client) => (
          <button
            key={client.id}
            type="button"
            className="button"
            aria-pressed={client.id === shown}
            onClick={() => onChoose(client)}
          >
            {client.label}
          </button>
        ))}
      </p>
    </fieldset>
  );
}
