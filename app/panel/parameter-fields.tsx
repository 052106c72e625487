// The parameters of the call: a field for each by its type; empty ones are not sent.
import { type ReactNode, useId } from "react";
import type { ParameterField } from "./state/parameters.ts";
import { sidesOf, sized } from "./state/parameters.ts";
import { useActions } from "./state/use-panel.ts";

/** The parameters that are not in the sample, folded, with the number of those that are set. */
export function MoreParameters({
  fields,
  of,
}: {
  readonly fields: readonly ParameterField[];
  /** The id of the model. */
  readonly of: string;
}): ReactNode {
  const filled = fields.filter(({ text }) => text.trim() !== "");
  const leftOut = filled.filter(({ isLeftOut }) => isLeftOut).length;
  const set = filled.length - leftOut;
  return (
    <details className="parameters">
      <summary>
        Parameters
        {set > 0 && (
          <span className="how">
            {" "}
            {set} set{leftOut > 0 && ","}
          </span>
        )}
        {leftOut > 0 && <span className="how bad"> {leftOut} ignored</span>}
      </summary>
      <div className="fields">
        {fields.map((field) => (
          <ParameterInput key={`${of} ${field.name}`} field={field} />
        ))}
      </div>
    </details>
  );
}

/** A parameter. */
export function ParameterInput({ field }: { readonly field: ParameterField }): ReactNode {
  const { ask } = useActions();
  const id = useId();
  const { name, label, range, type, text, placeholder, isShown, error } = field;
  const about = error ?? field.note;
  const noteId = about === undefined ? undefined : `${id}-note`;
  const common = {
    "aria-invalid": error !== undefined,
    "aria-describedby": noteId,
    placeholder: isShown ? placeholder : `e.g. ${placeholder}`,
  };
  const note = about !== undefined && (
    <p className="note error" id={noteId}>
      {about}
    </p>
  );
  if (type === "size") {
    return (
      <fieldset className="field">
        <legend title={label}>
          <code>{name}</code>
        </legend>
        <Sides field={field} common={common} />
        {note}
      </fieldset>
    );
  }
  const own = {
    ...common,
    id,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      ask(name, target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id} title={label}>
        <code>{name}</code>
        {range !== undefined && <span className="how"> {range}</span>}
        {type === "texts" && <span className="how"> one per line</span>}
      </label>
      <Box field={field} own={own} />
      {note}
    </div>
  );
}

interface Own {
  readonly id: string;
  readonly value: string;
  readonly placeholder: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  onChange(event: { readonly target: { readonly value: string } }): void;
}

function Box({ field, own }: { readonly field: ParameterField; readonly own: Own }): ReactNode {
  const { type, isShown } = field;
  if (type === "boolean") return <YesOrNo own={own} />;
  if (type === "json") return <textarea rows={2} spellCheck={false} className="json" {...own} />;
  if (type === "texts" || (type === "text" && isShown)) return <textarea rows={2} {...own} />;
  return <input type="text" spellCheck={type === "text"} {...keysFor(type)} {...own} />;
}

function YesOrNo({ own }: { readonly own: Own }): ReactNode {
  const { id, value, onChange } = own;
  return (
    <select
      id={id}
      value={value}
      aria-invalid={own["aria-invalid"]}
      aria-describedby={own["aria-describedby"]}
      onChange={onChange}
    >
      <option value="">Not sent</option>
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  );
}

function Sides({
  field,
  common,
}: {
  readonly field: ParameterField;
  readonly common: Omit<Own, "id" | "value" | "onChange">;
}): ReactNode {
  const { ask } = useActions();
  const [width, height] = sidesOf(field.text);
  const [widthHint, heightHint] = sidesOf(field.placeholder);
  const own = { ...common, type: "text", ...keysFor("count") };
  const hint = field.isShown ? "" : "e.g. ";
  return (
    <div className="sides">
      <label>
        Width{" "}
        <input
          {...own}
          value={width}
          placeholder={hint + widthHint}
          onChange={({ target }) => ask(field.name, sized(target.value, height))}
        />
      </label>
      <label>
        Height{" "}
        <input
          {...own}
          value={height}
          placeholder={hint + heightHint}
          onChange={({ target }) => ask(field.name, sized(width, target.value))}
        />
      </label>
    </div>
  );
}

// A native number field does not report invalid text, so there could be no error message.
function keysFor(type: ParameterField["type"]): {
  readonly inputMode?: "decimal" | "numeric";
  readonly autoComplete: "off";
} {
  if (type === "number") return { inputMode: "decimal", autoComplete: "off" };
  if (type === "count" || type === "seed") return { inputMode: "numeric", autoComplete: "off" };
  return { autoComplete: "off" };
}
