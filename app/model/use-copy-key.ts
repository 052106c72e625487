// The shortcut that copies the first program of a model's page.
import { type RefObject, useEffect } from "react";
import { useSay } from "../ui/say.ts";

/** Alt+C copies the first program that is shown. By the place of the key: with Option, a Mac types another character. */
export function useCopyKey(around: RefObject<HTMLElement | null>): void {
  const say = useSay();
  useEffect(() => {
    // Its button may still be inert: this key may be what makes its part load.
    const observer = new MutationObserver(copyFirst);
    function copyFirst(): void {
      const button = around.current?.querySelector<HTMLElement>("[data-shown] .code .copy");
      if (button?.hasAttribute("inert") === true) return;
      observer.disconnect();
      // The code before the last change does not have it.
      if (button?.closest("[data-old]")) say("There is no code for this selection.");
      else button?.click();
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      if (!altKey || code !== "KeyC" || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      if (around.current !== null) observer.observe(around.current, WHOLE);
      copyFirst();
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      removeEventListener("keydown", onKeyDown);
    };
  }, [around, say]);
}

const WHOLE = { subtree: true, childList: true, attributeFilter: ["inert"] };
