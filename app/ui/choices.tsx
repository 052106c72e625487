// Native radio buttons for a few options, with the reason if one has no effect.
import { type ReactNode, useId } from "react";
import { keepPlace } from "./keep-place.ts";

interface Props<T extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: T; readonly label: string }[];
  readonly value: T;
  readonly note?: string | undefined;
  readonly onChoose: (id: T) => void;
}

export function Choices<T extends string>({
  legend,
  options,
  value,
  note,
  onChoose,
}: Props<T>): ReactNode {
  const name = useId();
  return (
    <fieldset
      className="choices"
      aria-describedby={note === undefined ? undefined : `${name}-note`}
    >
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={id === value}
            onChange={({ currentTarget }) => {
              keepPlace(currentTarget);
              onChoose(id);
            }}
          />
          {label}
        </label>
      ))}
      {note !== undefined && (
        <p className="note" id={`${name}-note`}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
