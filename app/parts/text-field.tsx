// A line to type, with what is wrong with it, why it has no effect, or what it is for.
import { type ReactNode, useId } from "react";

interface Props {
  readonly label: string;
  readonly option: { readonly value: string; readonly idle?: string; readonly error?: string };
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** It is not shown while it is typed. */
  readonly secret?: boolean;
  readonly onChange: (text: string) => void;
}

/** The field. */
export function TextField({
  label,
  option: { value, idle, error },
  hint,
  placeholder,
  autoComplete = "off",
  secret = false,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const note = error ?? idle ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={secret ? "password" : "text"}
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      {note !== undefined && (
        <p className={error === undefined ? "note" : "note error"} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
