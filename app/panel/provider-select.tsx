// Who serves the model, with what the record says of each.
import type { ReactNode } from "react";
import type { ProviderOption } from "./state/provider-view.ts";
import { AUTO } from "./state/providers.ts";
import { useActions, usePanel } from "./state/use-panel.ts";

/** Chooses the provider. */
export function ProviderSelect(): ReactNode {
  const { call } = usePanel();
  const { chooseProvider } = useActions();
  return (
    <div className="field">
      <label htmlFor="provider">Provider</label>
      <select
        id="provider"
        value={call.provider}
        aria-describedby="provider-note"
        onChange={({ target }) => void chooseProvider(target.value)}
      >
        <option value={AUTO}>Auto — the router chooses</option>
        <Group label="Named in the record" options={call.named} />
        <Group label="Not named, serve the task" options={call.possible} />
      </select>
      <p className="note" id="provider-note">
        {call.providerId !== undefined && (
          <>
            Served as <code>{call.providerId}</code>.{" "}
          </>
        )}
        {call.doubt !== undefined && <strong>{call.doubt} </strong>}
        {call.unknown.length > 0 && (
          <>The record names {call.unknown.join(", ")} too, for which there is no plugin.</>
        )}
      </p>
    </div>
  );
}

function Group({
  label,
  options,
}: {
  readonly label: string;
  readonly options: readonly ProviderOption[];
}): ReactNode {
  if (options.length === 0) return null;
  return (
    <optgroup label={label}>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label} — {option.state}
        </option>
      ))}
    </optgroup>
  );
}
