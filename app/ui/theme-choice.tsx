// The theme: light, dark, or the system's.
import type { ReactNode } from "react";
import { useHost } from "../stores/host.ts";
import { type Theme, THEMES } from "../stores/theme.ts";
import { useStoreState } from "./use-store-state.ts";

const LABELS: Readonly<Record<Theme, string>> = { system: "Auto", light: "Light", dark: "Dark" };

/** Selects the theme. */
export function ThemeChoice(): ReactNode {
  const { theme: store } = useHost();
  const theme = useStoreState(store);
  return (
    <fieldset className="theme">
      <legend className="unseen">Theme</legend>
      {THEMES.map((id) => (
        <label key={id}>
          <input
            type="radio"
            name="theme"
            checked={id === theme}
            onChange={() => store.setState(id, true)}
          />
          {LABELS[id]}
        </label>
      ))}
    </fieldset>
  );
}
