// The inputs and the sample parameters of the call: the code shows what is typed here.
import type { ReactNode } from "react";
import { InputField } from "./form/input-field.tsx";
import { useActions, usePanel } from "./state/use-panel.ts";
import { MoreParameters, ParameterInput } from "./parameter-fields.tsx";

/** A field for each input of the call, and for each parameter. */
export function CallForm(): ReactNode {
  const { call, model } = usePanel();
  const { clear } = useActions();
  const shown = call.parameters.filter(({ isShown }) => isShown);
  const more = call.parameters.filter(({ isShown }) => !isShown);
  if (call.fields.length + call.parameters.length === 0) return null;
  return (
    <div className="fields">
      {call.fields.map((field) => (
        <InputField key={`${model.id} ${field.name}`} field={field} />
      ))}
      {shown.map((field) => (
        <ParameterInput key={`${model.id} ${field.name}`} field={field} />
      ))}
      {more.length > 0 && <MoreParameters fields={more} of={model.id} />}
      {call.isEdited && (
        <button type="button" className="button quiet" onClick={clear}>
          Reset
        </button>
      )}
    </div>
  );
}
