// The top and the bottom of every page: navigation, search and theme; and links to the reports.
import { type LucideIcon, Monitor, Moon, Search, Sun } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useStore } from "zustand";
import { NAVIGATION, type Place, REPORTS } from "../routing/places.ts";
import { useHost } from "../stores/host.ts";
import { type Theme, THEMES } from "../stores/theme.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Later } from "../ui/later.tsx";
import { useSay } from "../ui/say.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import "./header.css";

const focus = (field: HTMLInputElement | null): void => field?.focus();
const loadPalette = () => import("./palette.tsx");

const THEME_FACES: Readonly<Record<Theme, readonly [label: string, Icon: LucideIcon]>> = {
  system: ["Auto", Monitor],
  light: ["Light", Sun],
  dark: ["Dark", Moon],
};

export function Header(): ReactNode {
  const [path] = useLocation();
  // The number of the open search: one that is closing must not close the next.
  const [search, setSearch] = useState<number>();
  const openSearch = (): void => setSearch((now = 0) => now + 1);
  useHydrated("header [inert]");
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (document.querySelector("dialog[open]") === null) openSearch();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
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
      <button
        type="button"
        className="button search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={openSearch}
      >
        <Search width={16} height={16} aria-hidden="true" />
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <ThemeButton />
      {search !== undefined && (
        <SearchDialog
          key={search}
          onClose={() => setSearch((now) => (now === search ? undefined : now))}
        />
      )}
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

function SearchDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  // At once: the next key is for the field.
  useLayoutEffect(() => {
    const opened = dialog.current!;
    // The dialog itself is only hit outside of its content.
    const onClick = ({ target }: Event): void => {
      if (target === opened) opened.close();
    };
    opened.addEventListener("click", onClick);
    opened.showModal();
    return () => {
      opened.removeEventListener("click", onClick);
      opened.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="box palette"
      aria-label="Search"
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <Boundary part="The search">
        <Later
          what="The search"
          load={loadPalette}
          of="palette"
          fallback={
            <input
              type="text"
              aria-label="Search"
              ref={focus}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          }
        >
          {({ Palette }) => <Palette text={text} onClose={() => dialog.current?.close()} />}
        </Later>
      </Boundary>
    </dialog>
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
