// The top and the bottom of every page: navigation, theme, and a link to the search, which is on the first page.
import { type LucideIcon, Monitor, Moon, Search, Sun } from "lucide-react";
import { type ReactNode, useCallback, useEffect } from "react";
import { Link, useLocation } from "wouter";
import { useStore } from "zustand";
import { NAVIGATION, type Place, REPORTS } from "../browser/places.ts";
import { useHost } from "../models/host.ts";
import { type Theme, THEMES } from "../browser/theme.ts";
import { useSay } from "../browser/say.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import "./header.css";

/** The id of the field. */
const SEARCH = "find";

const THEME_FACES: Readonly<Record<Theme, readonly [label: string, Icon: LucideIcon]>> = {
  system: ["Auto", Monitor],
  light: ["Light", Sun],
  dark: ["Dark", Moon],
};

export function Header(): ReactNode {
  const [path, navigate] = useLocation();
  const openSearch = useCallback(
    (event: Pick<Event, "preventDefault">): void => {
      event.preventDefault();
      const field = document.getElementById(SEARCH);
      if (field === null) navigate(`/#${SEARCH}`);
      else field.focus();
    },
    [navigate],
  );
  useHydrated("header [inert]");
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isShortcut(event)) openSearch(event);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [openSearch]);
  return (
    <header className="row top">
      <Link href="/" className="brand">
        Hubsmith
      </Link>
      <nav aria-label="Main" className="row">
        {NAVIGATION.map((place) => (
          <Link
            key={place.path}
            href={place.path}
            className="small soft"
            aria-current={currentAt(path, place)}
          >
            {place.title}
          </Link>
        ))}
      </nav>
      <Link
        href={`/#${SEARCH}`}
        className="button search"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={openSearch}
      >
        <Search width={16} height={16} aria-hidden="true" />
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </Link>
      <ThemeButton />
    </header>
  );
}

export function Footer(): ReactNode {
  return (
    <footer className="row spread small soft">
      <p>Code is generated in your browser. Nothing is sent. Apache-2.0 license.</p>
      <nav aria-label="Reports" className="row">
        {REPORTS.map((place) => (
          <Link key={place.path} href={place.path}>
            {place.title}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

/** Ctrl+K and ⌘K everywhere; a slash where it is not typed as text. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === "k";
  const isTyping = target instanceof Element && target.matches("input, textarea, select");
  return key === "/" && !isTyping;
}

/** "page" for the page itself, "true" for a page below it. */
function currentAt(path: string, place: Place): "page" | "true" | undefined {
  if (path === place.path) return "page";
  return path.startsWith(`/${place.many}/`) ? "true" : undefined;
}

function ThemeButton(): ReactNode {
  const { theme: store } = useHost();
  const say = useSay();
  const theme = useStore(store);
  const [label, Icon] = THEME_FACES[theme];
  const change = (): void => {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
    store.setState(next, true);
    say(`Theme: ${THEME_FACES[next][0]}.`);
  };
  return (
    <button
      type="button"
      className="button"
      aria-label={`Theme: ${label}`}
      title={`Theme: ${label}`}
      onClick={change}
    >
      <Icon width={16} height={16} aria-hidden="true" />
    </button>
  );
}
