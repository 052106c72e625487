// The options of the call: streaming, route, token, billing.
import type { ReactNode } from "react";
import { Choices } from "../parts/choices.tsx";
import { Switch } from "../parts/switch.tsx";
import { TextField } from "../parts/text-field.tsx";
import type { TokenStyle, Way } from "./state/choice.ts";
import { useActions, usePanel, usePanelState } from "./state/use-panel.ts";

const WAYS: readonly (readonly [Way, string])[] = [
  ["routed", "Through the router"],
  ["direct", "To the provider itself"],
  ["endpoint", "To an endpoint of your own"],
];
const TOKENS: readonly (readonly [TokenStyle, string])[] = [
  ["environment", "Environment variable"],
  ["placeholder", "Placeholder"],
  ["pasted", "Pasted here"],
];

/** The switches and fields of the call. */
export function CallOptions(): ReactNode {
  const { call } = usePanel();
  const way = usePanelState((state) => state.way);
  const token = usePanelState((state) => state.token);
  const { choose } = useActions();
  return (
    <>
      <Switch
        label="Streaming"
        hint="Print the answer while it is written."
        option={call.streaming}
        onChange={(streaming) => choose({ streaming })}
      />
      <Choices
        legend="Request goes"
        options={WAYS.map(([id, label]) => ({ id, label, off: call.way.off[id] }))}
        value={way}
        note={call.way.idle}
        onChoose={(way) => choose({ way })}
      />
      {way === "endpoint" && (
        <TextField
          label="Address of the endpoint"
          option={call.endpoint}
          placeholder="https://…"
          onChange={(endpoint) => choose({ endpoint })}
        />
      )}
      <Choices
        legend="Token"
        options={TOKENS.map(([id, label]) => ({ id, label }))}
        value={token}
        onChoose={(token) => choose({ token })}
      />
      {token === "pasted" && (
        <TextField
          label="Your token"
          secret
          option={call.pastedToken}
          hint="Inserted in the code as typed. Never stored."
          onChange={(pastedToken) => choose({ pastedToken })}
        />
      )}
      <TextField
        label="Bill to"
        option={call.billTo}
        placeholder="your own account"
        autoComplete="organization"
        hint="An organisation that pays for routed requests."
        onChange={(billTo) => choose({ billTo })}
      />
    </>
  );
}
