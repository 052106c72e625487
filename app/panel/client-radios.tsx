// Clients as radio buttons: unavailable ones stay focusable, and show why.
import { type ReactNode, useId, useState } from "react";
import { useIds } from "./host-context.ts";
import { useActions, usePanel } from "./state/use-panel.ts";

/** Selects the client of the current language. */
export function ClientRadios(): ReactNode {
  const { clients, client, language } = usePanel().call;
  const { chooseClient } = useActions();
  const [focused, setFocused] = useState("");
  const id = useId();
  const idOf = useIds();
  const absence = clients.find((one) => one.id === focused)?.absence;
  return (
    <fieldset className="clients">
      <legend className="unseen">Client</legend>
      <div className="pills">
        {clients.map((one) => (
          <label key={one.id} data-off={one.absence !== undefined || undefined}>
            <input
              type="radio"
              name={idOf(`client-${language}`)}
              checked={one.id === client?.id}
              aria-disabled={one.absence !== undefined}
              aria-describedby={one.absence && `${id}-${one.id}`}
              onChange={() => one.absence === undefined && chooseClient(language, one.id)}
              onFocus={() => setFocused(one.id)}
              onBlur={() => setFocused("")}
            />
            {one.label}
            {one.absence !== undefined && (
              <span className="unseen" id={`${id}-${one.id}`}>
                Not available. {one.absence.reason} {one.absence.change}
              </span>
            )}
          </label>
        ))}
      </div>
      {absence !== undefined && (
        <p className="note hint">
          Not available: {absence.reason} <em>{absence.change}</em>
        </p>
      )}
    </fieldset>
  );
}
