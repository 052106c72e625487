// Languages as tabs: one Tab stop, arrows, Home and End between them, and selection follows focus.
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useIds } from "./host-context.ts";
import { useActions, usePanel } from "./state/use-panel.ts";

/** The id of a language's tab, within the panel. */
export const tabId = (language: string): string => `tab-${language}`;
/** The id of the tab panel, within the panel. */
export const TAB_PANEL = "snippet";

/** The tabs. */
export function LanguageTabs(): ReactNode {
  const { languages, language } = usePanel().call;
  const { chooseLanguage } = useActions();
  const idOf = useIds();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = languages.findIndex(({ id }) => id === language);
    const target = targetOf(event.key, at, languages.length);
    const next = target === undefined ? undefined : languages[target];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    chooseLanguage(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf(tabId(next.id)))}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Language" className="tabs" ref={list}>
      {languages.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={idOf(tabId(id))}
          aria-selected={id === language}
          aria-controls={id === language ? idOf(TAB_PANEL) : undefined}
          tabIndex={id === language ? 0 : -1}
          onClick={() => chooseLanguage(id)}
          onKeyDown={move}
        >
          {label}
          {count === 0 && <span className="none"> none</span>}
        </button>
      ))}
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
