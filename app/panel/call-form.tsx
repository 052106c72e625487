// The form of the call: its inputs, its parameters and its options; the code shows what is typed here.
import { type ReactNode, useId, useState } from "react";
import { ChevronDown } from "lucide-react";
import { useShallow } from "zustand/react/shallow";
import { Choices } from "../ui/choices.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextField } from "../ui/text-field.tsx";
import { InputField } from "./form/input-field.tsx";
import { MoreParameters, ParameterInput } from "./parameter-fields.tsx";
import type { TokenStyle, Way } from "./state/choice.ts";
import { panelOf } from "./state/panel.ts";
import { useActions, usePanelData, usePanelState } from "./state/use-panel.ts";

/** The form; on a narrow screen it is closed at first. */
export function CallForm(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="side" data-open={isOpen}>
      <button
        type="button"
        className="button form-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden size={16} /> Inputs and parameters
      </button>
      <div className="form" id={id}>
        <Fields />
        <Streaming />
        <details className="call-options">
          <summary>Options</summary>
          <div className="fields">
            <CallOptions />
          </div>
        </details>
      </div>
    </div>
  );
}

function Fields(): ReactNode {
  const isEdited = usePanelState((state) => panelOf(state).call.isEdited);
  const isEmpty = usePanelState((state) => {
    const { fields, parameters } = panelOf(state).call;
    return fields.length + parameters.length === 0;
  });
  const { clear } = useActions();
  if (isEmpty) return null;
  return (
    <div className="fields">
      <Inputs />
      <Parameters />
      {isEdited && (
        <button type="button" className="button quiet" onClick={clear}>
          Reset
        </button>
      )}
    </div>
  );
}

function Inputs(): ReactNode {
  const fields = usePanelData(({ call }) => call.fields);
  const model = usePanelState((state) => state.model.id);
  return fields.map((field) => <InputField key={`${model} ${field.name}`} field={field} />);
}

function Parameters(): ReactNode {
  const parameters = usePanelData(({ call }) => call.parameters);
  const model = usePanelState((state) => state.model.id);
  const more = parameters.filter(({ isShown }) => !isShown);
  const shown = parameters.filter(({ isShown }) => isShown);
  return (
    <>
      {shown.map((field) => (
        <ParameterInput key={`${model} ${field.name}`} field={field} />
      ))}
      {more.length > 0 && <MoreParameters fields={more} of={model} />}
    </>
  );
}

const WAYS: readonly { readonly id: Way; readonly label: string }[] = [
  { id: "routed", label: "Through the router" },
  { id: "direct", label: "Directly to the provider" },
];
const TOKENS: readonly { readonly id: TokenStyle; readonly label: string }[] = [
  { id: "environment", label: "Environment variable" },
  { id: "placeholder", label: "Placeholder" },
  { id: "pasted", label: "Paste a key" },
];

function Streaming(): ReactNode {
  const streaming = usePanelState(useShallow((state) => panelOf(state).call.streaming));
  const { choose } = useActions();
  if (streaming.idle !== undefined) return null;
  return (
    <Switch
      label="Streaming"
      hint="Print tokens as they arrive."
      option={streaming}
      onChange={(streaming) => choose({ streaming })}
    />
  );
}

function CallOptions(): ReactNode {
  const { way, token } = usePanelState(useShallow(({ way, token }) => ({ way, token })));
  const route = usePanelState(useShallow((state) => panelOf(state).call.way));
  const pastedToken = usePanelState(useShallow((state) => panelOf(state).call.pastedToken));
  const billTo = usePanelState(useShallow((state) => panelOf(state).call.billTo));
  const { choose } = useActions();
  return (
    <>
      {way !== "endpoint" && (
        <Choices
          legend="Send request"
          options={WAYS}
          value={way}
          note={route.idle}
          onChoose={(way) => choose({ way })}
        />
      )}
      <Choices
        legend="Token"
        options={TOKENS}
        value={token}
        onChoose={(token) => choose({ token })}
      />
      {token === "pasted" && (
        <TextField
          label="API key"
          secret
          option={pastedToken}
          hint="Inserted in the code as typed. Never stored."
          onChange={(pastedToken) => choose({ pastedToken })}
        />
      )}
      {way !== "endpoint" && (
        <TextField
          label="Bill to"
          option={billTo}
          placeholder="your account"
          autoComplete="organization"
          hint="An organization that pays for routed requests."
          onChange={(billTo) => choose({ billTo })}
        />
      )}
    </>
  );
}
