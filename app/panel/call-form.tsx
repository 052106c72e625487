// The inputs of the call and what its sample shows: what is typed here stands in the code at once.
import { type ReactNode, useId } from "react";
import type { Field } from "./state/form.ts";
import { useActions, usePanel } from "./state/use-panel.ts";
import { MoreParameters, ParameterInput } from "./parameter-fields.tsx";

/** A field for each text of the call, and for each parameter. */
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
          Back to the sample
        </button>
      )}
    </div>
  );
}

function InputField({ field }: { readonly field: Field }): ReactNode {
  const { type } = useActions();
  const id = useId();
  const common = {
    id,
    value: field.text,
    spellCheck: field.isLong,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      type(field.name, target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {field.isList && <span className="how"> one per line</span>}
      </label>
      {field.isLong ? <textarea rows={2} {...common} /> : <input type="text" {...common} />}
    </div>
  );
}
