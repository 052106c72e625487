// A select with its label.
import { type ReactNode, useId } from "react";
import type { Named } from "../browser/places.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

export function Select({ label, value, onChange, children }: Props): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
}

export const optionsOf = (items: readonly Named[]): ReactNode =>
  items.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
