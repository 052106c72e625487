// A switch; one without effect is disabled and shows why.
import { type ReactNode, useId } from "react";

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly option: { readonly value: boolean; readonly idle?: string };
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, hint, option, onChange }: Props): ReactNode {
  const id = useId();
  const isIdle = option.idle !== undefined;
  return (
    <div className="switch">
      <button
        type="button"
        role="switch"
        aria-checked={option.value}
        aria-disabled={isIdle}
        aria-describedby={id}
        onClick={() => !isIdle && onChange(!option.value)}
      >
        {label}
      </button>
      <p className="note" id={id}>
        {option.idle ?? hint}
      </p>
    </div>
  );
}
