// A text field, with its error, the reason why it has no effect, or its description.
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface Props {
  readonly label: string;
  readonly option: { readonly value: string; readonly idle?: string; readonly error?: string };
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly suggestions?: readonly string[];
  readonly secret?: boolean;
  readonly onChange: (text: string) => void;
}

export function TextField({
  label,
  option: { value, idle, error },
  hint,
  placeholder,
  autoComplete = "off",
  suggestions,
  secret = false,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // React also writes the value of a controlled field into the markup, where a saved page or a recorder would find
  // it.
  useLayoutEffect(() => {
    if (secret && input.current !== null && input.current.value !== value)
      input.current.value = value;
  }, [secret, value]);
  const note = error ?? idle ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type={secret ? "password" : "text"}
        {...(secret ? {} : { value })}
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
