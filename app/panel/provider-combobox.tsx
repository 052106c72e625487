// The providers of the model, found by typing, with the record's data about each.
import type { ReactNode } from "react";
import { Combobox } from "../ui/combobox.tsx";
import { useSay } from "../ui/say.ts";
import { useIds } from "./host-context.ts";
import { providerGroups } from "./provider-groups.ts";
import { useActions, usePanel } from "./state/use-panel.ts";

/** Selects the provider. */
export function ProviderCombobox(): ReactNode {
  const { call, model } = usePanel();
  const { chooseProvider } = useActions();
  const idOf = useIds();
  const note = idOf("provider-note");
  return (
    <div className="field">
      <Combobox
        // A rejection for one model does not apply to another.
        key={model.id}
        id={idOf("provider")}
        label="Provider"
        value={call.provider}
        groups={providerGroups(call)}
        onChoose={(id) => void chooseProvider(id)}
        describedBy={note}
        say={useSay()}
      />
      <p className="note" id={note}>
        {call.providerId !== undefined && (
          <>
            Model id <code>{call.providerId}</code>.{" "}
          </>
        )}
        {call.doubt !== undefined && <strong>{call.doubt} </strong>}
        {call.unknown.length > 0 && (
          <>The record also lists {call.unknown.join(", ")} , without a plugin here.</>
        )}
      </p>
    </div>
  );
}
