// Who serves the model, in a list of the browser's own.
import { type ReactNode, useLayoutEffect } from "react";
import type { ComboboxGroup } from "../parts/matching.ts";

interface Props {
  readonly id: string;
  readonly value: string;
  readonly groups: readonly ComboboxGroup[];
  readonly onChoose: (id: string) => void;
  readonly describedBy: string;
  /** Told when the list leaves the page, and whether it had the focus. */
  readonly onGone: (isFocused: boolean) => void;
}

/** Chooses the provider. */
export function ProviderSelect(props: Props): ReactNode {
  const { id, value, groups, onChoose, describedBy, onGone } = props;
  useLayoutEffect(() => () => onGone(document.activeElement?.id === id), [id, onGone]);
  return (
    <>
      <label htmlFor={id}>Provider</label>
      <select
        id={id}
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => onChoose(target.value)}
      >
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.id} value={option.id} disabled={option.off !== undefined}>
                {option.label} — {option.note ?? option.off}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}
