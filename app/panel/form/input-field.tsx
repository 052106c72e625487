// A field of the inputs, by its type: a string, lines, a file name, a number, a boolean, messages, a table.
import { type ReactNode, useId } from "react";
import type { CheckField, Field, TextField } from "../state/form.ts";
import { useActions } from "../state/use-panel.ts";
import "./form.css";
import { MessagesField } from "./messages-field.tsx";
import { TableField } from "./table-field.tsx";

/** The field. */
export function InputField({ field }: { readonly field: Field }): ReactNode {
  switch (field.kind) {
    case "chat":
      return <MessagesField field={field} />;
    case "table":
      return <TableField field={field} />;
    case "check":
      return <Check field={field} />;
    default:
      return <Text field={field} />;
  }
}

function Text({ field }: { readonly field: TextField }): ReactNode {
  const { type } = useActions();
  const id = useId();
  const { kind, error } = field;
  const isLong = kind === "text" || kind === "texts";
  const common = {
    id,
    value: field.text,
    placeholder: field.placeholder,
    spellCheck: isLong,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : `${id}-note`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      type(field.name, target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {kind === "texts" && <span className="how"> one per line</span>}
      </label>
      {isLong ? (
        <textarea rows={2} {...common} />
      ) : (
        <input
          type="text"
          autoComplete="off"
          inputMode={kind === "number" ? "decimal" : undefined}
          {...common}
        />
      )}
      {error !== undefined && (
        <p className="note error" id={`${id}-note`}>
          {error}
        </p>
      )}
    </div>
  );
}

function Check({ field }: { readonly field: CheckField }): ReactNode {
  const { type } = useActions();
  return (
    <label className="check-field">
      <input
        type="checkbox"
        checked={field.isOn}
        onChange={({ target }) => type(field.name, String(target.checked))}
      />
      {field.label}
    </label>
  );
}
