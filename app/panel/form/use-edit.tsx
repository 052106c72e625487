// Adds and removes parts of a field, such as messages and rows, and moves the focus.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { foundBeside } from "../../ui/root-of.ts";
import { useSay } from "../../ui/say.ts";
import { useActions } from "../use-panel.ts";

/** The field's element, and functions that write a value; `edit` also moves the focus to an id after the next render. */
interface Edits {
  readonly around: RefObject<HTMLFieldSetElement | null>;
  readonly write: (text: string) => void;
  readonly edit: (text: string, focus: string, words: string) => void;
}

export function useEdit(name: string): Edits {
  const { typeInput } = useActions();
  const say = useSay();
  const around = useRef<HTMLFieldSetElement>(null);
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const neighbor = around.current && foundBeside(around.current, next.current);
    next.current = undefined;
    neighbor?.focus();
    // The content is a default value, and typing replaces it.
    if (neighbor instanceof HTMLInputElement) neighbor.select();
  });
  const write = (text: string): void => typeInput(name, text);
  const edit = (text: string, focus: string, words: string): void => {
    write(text);
    next.current = focus;
    say(words);
  };
  return { around, write, edit };
}

interface SmallProps {
  /** Says which one. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function Small({ label, onClick, children }: SmallProps): ReactNode {
  return (
    <button type="button" className="plain" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
