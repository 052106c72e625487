// A field for one value as text, by its kind: an input or a parameter of the call.
import { type ReactNode, useId } from "react";
import type { ParameterType } from "#core/kinds/parameters";
import type { Field } from "../data/fields.ts";

export type ValueKind = Field["kind"] | ParameterType | "line";

interface Props {
  readonly kind: ValueKind;
  readonly label: ReactNode;
  readonly title?: string;
  readonly description?: string | undefined;
  /** The accepted values. */
  readonly how?: string | undefined;
  readonly text: string;
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  readonly note?: string | undefined;
  readonly onChange: (text: string) => void;
}

const KEYBOARDS: Partial<Record<ValueKind, "decimal" | "numeric" | "url">> = {
  number: "decimal",
  count: "numeric",
  seed: "numeric",
  url: "url",
};

export function ValueField(props: Props): ReactNode {
  const { kind, label, title, description, error } = props;
  const id = useId();
  const note = error ?? props.note;
  const how = props.how ?? (kind === "texts" ? "one per line" : undefined);
  const about = {
    "aria-invalid": error !== undefined,
    "aria-describedby":
      [description && `${id}-about`, note && `${id}-note`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id} title={title}>
        {label}
        {how !== undefined && <span className="soft"> {how}</span>}
      </label>
      {description !== undefined && (
        <p className="note" id={`${id}-about`}>
          {description}
        </p>
      )}
      <Control {...props} id={id} about={about} />
      {note !== undefined && (
        <p className="note error" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends Props {
  readonly id: string;
  /** Its validity, and the id of its note. */
  readonly about: object;
}

function Control(props: ControlProps): ReactNode {
  const { kind, text, placeholder, id, about, onChange } = props;
  const common = {
    ...about,
    id,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  if (kind === "boolean")
    return (
      <select {...common}>
        <option value="">Not sent</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </select>
    );
  const writing = {
    placeholder,
    spellCheck: kind === "text" || kind === "texts" || kind === "line",
  };
  if (kind === "json") return <textarea {...common} {...writing} rows={2} className="json" />;
  if (kind === "text" || kind === "texts") return <textarea {...common} {...writing} rows={2} />;
  // A native number field does not report invalid text, so there could be no error message.
  const inputMode = KEYBOARDS[kind];
  return <input {...common} {...writing} type="text" autoComplete="off" inputMode={inputMode} />;
}
