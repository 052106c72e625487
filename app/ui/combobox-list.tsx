// A combobox with its list: options in groups are filtered by typing, and unavailable ones show why.
// Downshift manages the states and attributes of an ARIA combobox; this file decides which options are available and
// what is announced.
import { type Environment, useCombobox } from "downshift";
import { ChevronDown } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type ComboboxGroup,
  type ComboboxOption,
  labelOf,
  matching,
  optionsOf,
} from "./matching.ts";
import type { ComboboxProps } from "./matching.ts";
import { rootOf, TreeContext } from "./root-of.ts";

interface Props extends ComboboxProps {
  /** What was typed before this was loaded; undefined if nothing was. */
  readonly text: string | undefined;
  readonly isOpen: boolean;
  /** It replaces a field that has the focus. */
  readonly takesFocus: boolean;
}

// The pause before the number of options is announced.
const PAUSE = 700;

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** A combobox: typing filters, Enter or a click selects, Escape and blur restore the selected option. */
export function ComboboxWithList(props: Props): ReactNode {
  const { id, label, value, groups, onChoose, say, describedBy } = props;
  // How the field was when this took its place.
  const [{ text: first, ...start }] = useState(props);
  const all = optionsOf(groups);
  const chosen = all.find((option) => option.id === value) ?? null;
  const [text, setText] = useState(first ?? labelOf(chosen));
  const [refused, setRefused] = useState<string>();
  const why = all.find((option) => option.id === refused)?.off;
  const shownFor = (typed: string): readonly ComboboxGroup[] =>
    // The label of the selected option is not a search: an opened list shows all.
    typed === labelOf(chosen) ? groups : matching(groups, typed);
  const shown = shownFor(text);
  const items = [...optionsOf(shown)];
  // A search highlights its first result, and the label of the selected option is that option.
  const firstOf = (typed: string): number => {
    const found = optionsOf(shownFor(typed));
    if (chosen !== null && typed === labelOf(chosen)) return found.indexOf(chosen);
    return typed.trim() !== "" && found.length > 0 ? 0 : -1;
  };

  const { isOpen, highlightedIndex, ...combobox } = useCombobox<ComboboxOption>({
    ...useSurroundings(),
    initialIsOpen: start.isOpen || first !== undefined,
    ...(first === undefined
      ? {}
      : { initialInputValue: first, initialHighlightedIndex: firstOf(first) }),
    inputId: id,
    items,
    selectedItem: chosen,
    itemToString: labelOf,
    itemToKey: (option) => option?.id,
    stateReducer: (state, { type, changes }) => {
      const { inputValue = "" } = changes;
      const { selectedItem = null } = changes;
      if (type === InputChange) return { ...changes, highlightedIndex: firstOf(inputValue) };
      // A click into the text moves the caret, and does not close the list.
      if (type === InputClick && state.isOpen) return state;
      if (type === InputKeyDownEscape || type === InputBlur)
        return { ...changes, selectedItem: chosen, inputValue: labelOf(chosen) };
      if (selectedItem !== state.selectedItem && selectedItem?.off !== undefined) return state;
      return changes.isOpen
        ? changes
        : { ...changes, selectedItem, inputValue: labelOf(selectedItem) };
    },
    // The field already has the typed text: this event is too late if Enter is pressed immediately.
    onInputValueChange: ({ type, inputValue }) => type !== InputChange && setText(inputValue),
    onIsOpenChange: (change) => change.isOpen && setRefused(undefined),
    onSelectedItemChange: ({ selectedItem }) => {
      setRefused(undefined);
      if (selectedItem !== null) onChoose(selectedItem.id, text);
    },
  });

  const popup = useRef<HTMLDivElement>(null);
  const takesFocus = start.takesFocus || start.isOpen;
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const field = popup.current && rootOf(popup.current).getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    // Further input is appended.
    if (first !== undefined) field.setSelectionRange(first.length, first.length);
  }, [id, first, takesFocus]);
  useEffect(() => {
    // The reason is at the end of the list, and both must be visible.
    if (isOpen) popup.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen, why]);
  useEffect(() => {
    // Typing starts a new search, instead of appending to the label.
    const active = popup.current && rootOf(popup.current).activeElement;
    if (!isOpen && active?.id === id) selectAll(active);
  }, [isOpen, id, text]);
  const isCounted = isOpen && why === undefined;
  useEffect(() => {
    if (!isCounted) return undefined;
    const timer = setTimeout(() => say(counted(items.length)), PAUSE);
    return () => clearTimeout(timer);
  }, [isCounted, items.length, say]);

  const refuse = (option: ComboboxOption | undefined): void => {
    if (option?.off === undefined) return;
    setRefused(option.id);
    say(`Not available. ${option.off}`);
  };
  const onKeyDown = ({ key, altKey, nativeEvent }: KeyboardEvent): void => {
    const isChoice = key === "Enter" || (key === "ArrowUp" && altKey);
    if (isOpen && isChoice && !nativeEvent.isComposing) refuse(items[highlightedIndex]);
  };
  const reason = why !== undefined && (
    <p className="note error why" id={`${id}-why`}>
      Not available: {why}
    </p>
  );
  return (
    <div className="field combobox">
      <label {...combobox.getLabelProps()}>{label}</label>
      <div className="combobox-field">
        <input
          {...combobox.getInputProps({
            type: "text",
            spellCheck: false,
            autoCapitalize: "none",
            "aria-describedby": why === undefined ? describedBy : `${id}-why ${describedBy}`,
            onKeyDown,
            onChange: ({ currentTarget }) => {
              setText(currentTarget.value);
              setRefused(undefined);
            },
            onFocus: ({ currentTarget }) => selectAll(currentTarget),
            onClick: ({ currentTarget }: MouseEvent) => !isOpen && selectAll(currentTarget),
          })}
        />
        <button
          type="button"
          {...combobox.getToggleButtonProps({ "aria-label": `${label}: all options` })}
        >
          <ChevronDown aria-hidden />
        </button>
        <div className="box edged combobox-popup" ref={popup} hidden={!isOpen}>
          <div className="combobox-list" {...combobox.getMenuProps()}>
            {isOpen &&
              shown.map((group) => (
                <fieldset key={group.label}>
                  <legend>{group.label}</legend>
                  {group.options.map((option) => (
                    <div
                      key={option.id}
                      {...combobox.getItemProps({
                        item: option,
                        "aria-disabled": option.off !== undefined,
                        onClick: () => refuse(option),
                      })}
                      className="combobox-option"
                      data-id={option.id}
                      data-chosen={option === chosen || undefined}
                    >
                      {option.label}
                      {option.note !== undefined && (
                        <small className="small soft"> — {option.note}</small>
                      )}
                    </div>
                  ))}
                </fieldset>
              ))}
          </div>
          {items.length === 0 && <p className="note">No results for “{text}”.</p>}
          {isOpen && reason}
        </div>
      </div>
      {!isOpen && reason}
    </div>
  );
}

function selectAll(field: Element): void {
  if (field instanceof HTMLInputElement) field.select();
}

function counted(count: number): string {
  if (count === 0) return "No options.";
  return count === 1 ? "1 option." : `${count} options.`;
}

/** The environment of Downshift, if the components are in a shadow root. */
function useSurroundings(): { readonly environment?: Environment } {
  const tree = useContext(TreeContext);
  return useMemo(() => (tree === undefined ? {} : { environment: environmentOf(tree) }), [tree]);
}

// Downshift needs only what both roots have: the focused element, and an element by its id.
const environmentOf = (tree: ShadowRoot): Environment => ({
  addEventListener: tree.addEventListener.bind(tree),
  removeEventListener: tree.removeEventListener.bind(tree),
  document: tree as unknown as Document,
  Node,
});
