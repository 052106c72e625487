// How the call is made: streamed or not, by the router or directly, with which token, at whose cost.
import type { ReactNode } from "react";
import { panelOf } from "./state/panel.ts";
import { useActions, usePanel } from "./state/use-panel.ts";
import { Switch } from "../parts/switch.tsx";

/** The switches and fields of the call. */
export function CallOptions(): ReactNode {
  const { call } = usePanel(panelOf);
  const token = usePanel((state) => state.token);
  const { choose, billTo } = useActions();
  return (
    <>
      <Switch
        label="Streaming"
        hint="Print the answer while it is written."
        option={call.streaming}
        onChange={(streaming) => choose({ streaming })}
      />
      <Switch
        label="Direct request"
        hint="Call the provider itself, with a key of the provider."
        option={call.direct}
        onChange={(direct) => choose({ direct })}
      />
      <fieldset className="choices">
        <legend>Token</legend>
        <label>
          <input
            type="radio"
            name="token"
            checked={token === "environment"}
            onChange={() => choose({ token: "environment" })}
          />
          Environment variable
        </label>
        <label>
          <input
            type="radio"
            name="token"
            checked={token === "placeholder"}
            onChange={() => choose({ token: "placeholder" })}
          />
          Placeholder
        </label>
      </fieldset>
      <div className="field">
        <label htmlFor="bill-to">Bill to</label>
        <input
          id="bill-to"
          type="text"
          value={call.billTo.value}
          placeholder="your own account"
          autoComplete="organization"
          spellCheck={false}
          aria-invalid={call.billTo.error !== undefined}
          aria-describedby="bill-to-note"
          onChange={({ target }) => billTo(target.value)}
        />
        <p className={call.billTo.error === undefined ? "note" : "note error"} id="bill-to-note">
          {call.billTo.error ??
            call.billTo.idle ??
            "An organisation that pays for routed requests."}
        </p>
      </div>
    </>
  );
}
