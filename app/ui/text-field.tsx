// A text field, with its error, the reason why it has no effect, or its description.
import { type ReactNode, useId } from "react";

interface Props {
  readonly label: string;
  readonly option: { readonly value: string; readonly idle?: string; readonly error?: string };
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly suggestions?: readonly string[];
  readonly onChange: (text: string) => void;
}

export function TextField({
  label,
  option: { value, idle, error },
  hint,
  placeholder,
  autoComplete = "off",
  suggestions,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const note = error ?? idle ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        spellCheck={false}
        list={suggestions && `${id}-list`}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      {note !== undefined && (
        <p className={error === undefined ? "note" : "note error"} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
