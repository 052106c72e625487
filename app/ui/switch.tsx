// A checkbox, and what it does.
import { type ReactNode, useId } from "react";
import { keepPlace } from "./keep-place.ts";

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div className="choices">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            keepPlace(currentTarget);
            onChange(!isOn);
          }}
        />
        {label}
      </label>
      <p className="note" id={id}>
        {hint}
      </p>
    </div>
  );
}
