// The form of the call: its inputs, its parameters and its options; the code shows what is typed here.
import { isAbsence } from "hubsmith";
import { ChevronDown } from "lucide-react";
import type * as Descriptions from "#plugins/kit/catalog/descriptions";
import { memo, type ReactNode, useId, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { Choices } from "../../ui/choices.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Recipes, Streaming, Wires } from "../parts/call-choices.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { ValueField } from "./value-field.tsx";
import type { TokenStyle, RequestRoute } from "../data/choice.ts";
import type { ParameterField } from "../data/parameters.ts";
import { useActions, useCall, usePanelState } from "../parts/use-panel.ts";

/** The form; on a narrow screen it is closed at first. */
export function CallForm(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="stack side" data-open={isOpen}>
      <FirstSteps />
      <button
        type="button"
        className="button quiet form-toggle on-phone"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden /> Inputs and parameters
      </button>
      <div className="stack form" id={id}>
        <Recipes />
        <Fields />
        <Wires />
        <Streaming />
        <details className="call-options">
          <summary>Options</summary>
          <div className="stack fields">
            <CallOptions />
          </div>
        </details>
      </div>
    </div>
  );
}

function Fields(): ReactNode {
  const { fields, parameters, isEdited } = useCall((call) => call);
  const { clear, typeInput } = useActions();
  if (fields.length + parameters.length === 0) return null;
  const shown = parameters.filter(({ isShown }) => isShown);
  const more = parameters.filter(({ isShown }) => !isShown);
  return (
    <div className="stack fields">
      {fields.map((field) => (
        <ValueField key={field.name} {...field} onChange={(text) => typeInput(field.name, text)} />
      ))}
      {shown.map((field) => (
        <Parameter key={field.name} {...field} />
      ))}
      {more.length > 0 && <MoreParameters fields={more} />}
      {isEdited && (
        <button type="button" className="button quiet" onClick={clear}>
          Reset
        </button>
      )}
    </div>
  );
}

const loadDescriptions = () => import("#plugins/kit/catalog/descriptions");

/** The parameters that are not in the sample, folded, with the number of those that are set. */
function MoreParameters({ fields }: { readonly fields: readonly ParameterField[] }): ReactNode {
  const filled = fields.filter(({ text }) => text.trim() !== "");
  const leftOut = filled.filter(({ isLeftOut }) => isLeftOut).length;
  const set = filled.length - leftOut;
  const task = useCall((call) => call.task) ?? "";
  const [texts, setTexts] = useState<typeof Descriptions>();
  return (
    <details
      className="parameters"
      // Without them the fields have their names.
      onToggle={() => void loadDescriptions().then(setTexts, () => undefined)}
    >
      <summary>
        Parameters
        {set > 0 && <span className="soft"> {`${set} set${leftOut > 0 ? "," : ""}`}</span>}
        {leftOut > 0 && <span className="soft error"> {leftOut} ignored</span>}
      </summary>
      <div className="stack fields">
        {fields.map((field) => (
          <Parameter
            key={field.name}
            {...field}
            description={field.description ?? texts?.descriptionOf(task, field.name)}
          />
        ))}
      </div>
    </details>
  );
}

// A key changes one of many, so the others are not rendered again.
const Parameter = memo((field: ParameterField): ReactNode => {
  const { typeParameter } = useActions();
  const { name, label, range, type, placeholder, isShown } = field;
  return (
    <ValueField
      {...field}
      kind={type === "text" && !isShown ? "line" : type}
      label={<code>{name}</code>}
      title={label}
      how={range}
      placeholder={isShown ? placeholder : `e.g. ${placeholder}`}
      onChange={(text) => typeParameter(name, text)}
    />
  );
});

const WAYS: readonly { readonly id: RequestRoute; readonly label: string }[] = [
  { id: "routed", label: "Through the router" },
  { id: "direct", label: "Directly to the provider" },
];
const TOKENS: readonly { readonly id: TokenStyle; readonly label: string }[] = [
  { id: "environment", label: "Environment variable" },
  { id: "placeholder", label: "Placeholder" },
];

function CallOptions(): ReactNode {
  const route = usePanelState((state) => state.route);
  const token = usePanelState((state) => state.token);
  const idle = useCall((call) => call.route.idle);
  const billTo = useCall(useShallow((call) => call.billTo));
  const isKeyless = useCall(({ resolved }) => !isAbsence(resolved) && resolved.token === "none");
  const { choose } = useActions();
  return (
    <>
      {route !== "endpoint" && (
        <Choices
          legend="Send request"
          options={WAYS}
          value={route}
          note={idle}
          onChoose={(route) => choose({ route })}
        />
      )}
      <Choices
        legend="Token"
        options={TOKENS}
        value={token}
        note={isKeyless ? "A server on this machine needs none." : undefined}
        onChoose={(token) => choose({ token })}
      />
      {route !== "endpoint" && (
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
