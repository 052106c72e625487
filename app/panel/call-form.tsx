// The inputs of the call: what is typed here stands in the code at once.
import { type ReactNode, useId } from "react";
import type { Field } from "../form.ts";
import { panelOf } from "../panel.ts";
import { useActions, usePanel } from "../use-panel.ts";

/** A field for each text of the call. */
export function CallForm(): ReactNode {
  const { call, model } = usePanel(panelOf);
  const { clear } = useActions();
  if (call.fields.length === 0) return null;
  return (
    <div className="fields">
      {call.fields.map((field) => (
        <InputField key={`${model.id} ${field.name}`} field={field} />
      ))}
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
      <label htmlFor={id}>{field.label}</label>
      {field.isLong ? <textarea rows={2} {...common} /> : <input type="text" {...common} />}
    </div>
  );
}
