// The first items of a list, and more with each press of a button: thousands together would block the page.
import { type ReactNode, useEffect, useRef, useState } from "react";

const FIRST = 50;
const MORE = 500;

interface Props<T> {
  readonly items: readonly T[];
  /** The plural noun for the items. */
  readonly many: string;
  readonly className: string;
  readonly children: (item: T) => ReactNode;
}

/** The list and its button. */
export function ShowMore<T>({ items, many, className, children }: Props<T>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(FIRST);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) focusOn(list.current?.children[count - MORE]);
    isFirst.current = false;
  }, [count]);
  const left = items.length - count;
  return (
    <>
      <ul className={className} ref={list}>
        {items.slice(0, count).map((item, at) => (
          <li key={at}>{children(item)}</li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="button quiet" onClick={() => setCount(count + MORE)}>
          Show {Math.min(left, MORE).toLocaleString("en")} more of {left.toLocaleString("en")}{" "}
          {many}
        </button>
      )}
    </>
  );
}

// The button moves down or disappears, so the focus moves to the first new item.
function focusOn(item: Element | undefined): void {
  if (!(item instanceof HTMLElement)) return;
  item.tabIndex = -1;
  item.focus();
}
