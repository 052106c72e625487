// The theme: light, dark, or the system's; stored between visits.
import { createStore, type StoreApi } from "zustand/vanilla";
import { recalled, remember } from "./memory.ts";

export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

export type ThemeStore = StoreApi<Theme>;

const KEY = "theme";

/** Creates the store, with the theme of a prerendered page. */
export const createThemeStore = (): ThemeStore => createStore<Theme>(() => "system");

/** Selects the stored theme, and applies and stores it after each change. */
export function keepTheme(store: ThemeStore): void {
  const last = recalled(KEY);
  store.setState(THEMES.find((theme) => theme === last) ?? "system");
  const show = (theme: Theme): void => {
    document.documentElement.dataset["theme"] = theme;
  };
  show(store.getState());
  store.subscribe((theme) => {
    show(theme);
    remember(KEY, theme);
  });
}
