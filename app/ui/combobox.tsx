// A combobox: its list is loaded when the field first gets the focus, because few readers open it.
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type * as List from "./combobox-list.tsx";
import { LoadFault } from "./load-fault.tsx";
import { type ComboboxProps, labelOf, matching, optionsOf } from "./matching.ts";
import { rootOf } from "./root-of.ts";
import "./combobox.css";

/** The field, with its list once it has had the focus. Until then the field stays the same element, which keeps the focus. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { id, label, value, groups, onChoose, describedBy } = props;
  const [list, setList] = useState<typeof List & { readonly takesFocus: boolean }>();
  const [isLost, setLost] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const load = (): void => {
    setLost(false);
    const show = (loaded: typeof List): void => {
      const input = field.current;
      // The reader may have left the field meanwhile.
      const takesFocus = input !== null && rootOf(input).activeElement === input;
      setList({ ...loaded, takesFocus });
    };
    void import("./combobox-list.tsx").then(show, () => setLost(true));
  };
  const chosen = optionsOf(groups).find((option) => option.id === value);
  const open = (): void => {
    load();
    setOpen(true);
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    if (key.startsWith("Arrow")) open();
    const typed = currentTarget.value;
    if (key !== "Enter" || typed === labelOf(chosen)) return;
    const option = optionsOf(matching(groups, typed)).find(({ off }) => off === undefined);
    if (option !== undefined) onChoose(option.id, typed);
    setText(undefined);
  };
  if (list !== undefined) {
    const { ComboboxWithList, takesFocus } = list;
    return <ComboboxWithList {...props} {...{ text, isOpen, takesFocus }} />;
  }
  return (
    <div className="field combobox">
      <label htmlFor={id}>{label}</label>
      <div className="combobox-field">
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-controls={`${id}-list`}
          aria-describedby={describedBy}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text ?? labelOf(chosen)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
            load();
          }}
          onBlur={() => {
            setText(undefined);
            setOpen(false);
          }}
          // The list may replace the field before the click.
          onMouseDown={open}
          onKeyDown={onKeyDown}
        />
        <button type="button" tabIndex={-1} aria-label={`${label}: all options`} onClick={open}>
          <ChevronDown aria-hidden />
        </button>
        <div id={`${id}-list`} hidden />
      </div>
      {isLost && <LoadFault what="The list" focus={() => field.current} again={load} />}
    </div>
  );
}
