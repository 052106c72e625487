// The theme: the system's, light or dark.
import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useHost } from "../stores/host.ts";
import { type Theme, THEMES } from "../stores/theme.ts";
import { useSay } from "./say.ts";
import { useStoreState } from "./use-store-state.ts";

const FACES: Readonly<Record<Theme, readonly [label: string, Icon: LucideIcon]>> = {
  system: ["Auto", Monitor],
  light: ["Light", Sun],
  dark: ["Dark", Moon],
};

/** A button that selects the next theme. */
export function ThemeChoice(): ReactNode {
  const { theme: store } = useHost();
  const say = useSay();
  const theme = useStoreState(store);
  const [label, Icon] = FACES[theme];
  const change = (): void => {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
    store.setState(next, true);
    say(`Theme: ${FACES[next][0]}.`);
  };
  return (
    <button
      type="button"
      className="button theme"
      aria-label={`Theme: ${label}`}
      title={`Theme: ${label}`}
      onClick={change}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
