// The shortcut that copies the program that a model's page shows.
import { useEffect, useRef } from "react";
import { useSay } from "../../browser/say.ts";
import { type Copying, useCopy } from "../../ui/use-copy.ts";

const SHOWN = "[data-shown] .code";

/** The first one: the others are for other places. An agent needs all. */
const programs = (): readonly HTMLElement[] => {
  const all = [...document.querySelectorAll<HTMLElement>(`${SHOWN} pre`)];
  return all.filter((program, at) => at === 0 || program.closest("#agent") !== null);
};
const text = (): string =>
  programs()
    .map(({ textContent }) => textContent)
    .join("\n\n");

/** Alt+C copies the program of the shown way. By the place of the key: with Option, a Mac types another character. */
export function useCopyKey(): Copying {
  const say = useSay();
  const first = useRef<HTMLElement>(null);
  const { copying, copy } = useCopy(text, "the code", first);
  useEffect(() => {
    // The buttons may still be inert: this key may be what makes their part load.
    const observer = new MutationObserver(copyAll);
    function copyAll(): void {
      if (document.querySelector(`${SHOWN} .copy[inert]`) !== null) return;
      observer.disconnect();
      first.current = programs()[0] ?? null;
      // The code before the last change does not have it.
      if (document.querySelector("[data-shown] [data-old]") !== null)
        say("There is no code for this selection.");
      else if (first.current !== null) void copy();
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      if (!altKey || code !== "KeyC" || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      observer.observe(document.body, WHOLE);
      copyAll();
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      removeEventListener("keydown", onKeyDown);
    };
  }, [copy, say]);
  return copying;
}

const WHOLE = { subtree: true, childList: true, attributeFilter: ["inert"] };
