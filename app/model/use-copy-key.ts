// The shortcut that copies the first program of a model's page.
import { type RefObject, useEffect } from "react";

/** Alt+C copies the first program. By the place of the key: with Option, a Mac types another character. */
export function useCopyKey(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      if (!altKey || code !== "KeyC" || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      around.current?.querySelector<HTMLElement>(".code .copy")?.click();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [around]);
}
