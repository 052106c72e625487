// Who serves the model, found by typing. The combobox comes after the first load; until then, and where it does not
// come, the browser's own list is there.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { panelOf } from "../panel.ts";
import { useLoaded } from "../reading/use-loaded.ts";
import { useActions, usePanel } from "../use-panel.ts";
import { providerGroups } from "./provider-groups.ts";
import { ProviderSelect } from "./provider-select.tsx";

const ID = "provider";
const NOTE = "provider-note";

const loadCombobox = () => import("../parts/combobox.tsx");

/** Chooses the provider. */
export function ProviderCombobox(): ReactNode {
  const { call, model } = usePanel(panelOf);
  const { chooseProvider, say } = useActions();
  const loaded = useLoaded(loadCombobox, ID);
  const isHere = loaded.state === "here";
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isHere && hadFocus.current) document.getElementById(ID)?.focus();
  }, [isHere]);
  const field = {
    id: ID,
    value: call.provider,
    groups: providerGroups(call),
    onChoose: (id: string) => void chooseProvider(id),
    describedBy: NOTE,
  };
  return (
    <div className="field">
      {loaded.state === "here" ? (
        // What was refused for one model says nothing of another.
        <loaded.value.Combobox {...field} key={model.id} label="Provider" say={say} />
      ) : (
        <ProviderSelect {...field} onGone={(isFocused) => (hadFocus.current = isFocused)} />
      )}
      <p className="note" id={NOTE}>
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
