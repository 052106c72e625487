// The options of the call: streaming, route, token, billing.
import type { ReactNode } from "react";
import { Choices } from "../ui/choices.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { TokenStyle, Way } from "./state/choice.ts";
import { useActions, usePanel, usePanelState } from "./state/use-panel.ts";

const WAYS: readonly (readonly [Way, string])[] = [
  ["routed", "Through the router"],
  ["direct", "Directly to the provider"],
  ["endpoint", "To a custom endpoint"],
];
const TOKENS: readonly (readonly [TokenStyle, string])[] = [
  ["environment", "Environment variable"],
  ["placeholder", "Placeholder"],
  ["pasted", "Paste a key"],
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
        hint="Print tokens as they arrive."
        option={call.streaming}
        onChange={(streaming) => choose({ streaming })}
      />
      <Choices
        legend="Send request"
        options={WAYS.map(([id, label]) => ({ id, label, off: call.way.off[id] }))}
        value={way}
        note={call.way.idle}
        onChoose={(way) => choose({ way })}
      />
      {way === "endpoint" && (
        <TextField
          label="Endpoint URL"
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
          label="API key"
          secret
          option={call.pastedToken}
          hint="Inserted in the code as typed. Never stored."
          onChange={(pastedToken) => choose({ pastedToken })}
        />
      )}
      <TextField
        label="Bill to"
        option={call.billTo}
        placeholder="your account"
        autoComplete="organization"
        hint="An organization that pays for routed requests."
        onChange={(billTo) => choose({ billTo })}
      />
    </>
  );
}
