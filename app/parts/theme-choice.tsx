// Light, dark, or as the system says.
import type { ReactNode } from "react";
import type { Theme } from "../panel/state/choice.ts";
import { useActions, usePanel } from "../panel/state/use-panel.ts";

const THEMES: readonly (readonly [Theme, string])[] = [
  ["system", "Auto"],
  ["light", "Light"],
  ["dark", "Dark"],
];

/** Chooses the theme. */
export function ThemeChoice(): ReactNode {
  const theme = usePanel((state) => state.theme);
  const { choose } = useActions();
  return (
    <fieldset className="theme">
      <legend className="unseen">Theme</legend>
      {THEMES.map(([id, label]) => (
        <label key={id}>
          <input
            type="radio"
            name="theme"
            checked={id === theme}
            onChange={() => choose({ theme: id })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
