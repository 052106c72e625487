// Light, dark, or as the system says: chosen once, for all visits.
import { createStore, type StoreApi } from "zustand/vanilla";
import { recalled, remember } from "./memory.ts";

/** The themes, in the order in which they are offered. */
export const THEMES = ["system", "light", "dark"] as const;

/** Light or dark, or what the system says. */
export type Theme = (typeof THEMES)[number];

/** The theme that is chosen. */
export type ThemeStore = StoreApi<Theme>;

const KEY = "theme";

/** Makes the store, with what was chosen last time. */
export function createThemeStore(): ThemeStore {
  const last = recalled(KEY);
  return createStore<Theme>(() => THEMES.find((theme) => theme === last) ?? "system");
}

/** Shows the theme, and remembers it, whenever it is another. */
export function keepTheme(store: ThemeStore): void {
  const show = (theme: Theme): void => {
    document.documentElement.dataset["theme"] = theme;
  };
  show(store.getState());
  store.subscribe((theme) => {
    show(theme);
    remember(KEY, theme);
  });
}
