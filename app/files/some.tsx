// The first of many things, and more of them each time a button is pressed: thousands at once would hold the page up.
import { type ReactNode, useEffect, useRef, useState } from "react";

const FIRST = 50;
const MORE = 500;

interface Props<T> {
  readonly items: readonly T[];
  /** What they are called. */
  readonly many: string;
  readonly className: string;
  readonly children: (item: T) => ReactNode;
}

/** The list and its button. */
export function Some<T>({ items, many, className, children }: Props<T>): ReactNode {
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

// The button moves down or goes, so reading goes on at the first that came.
function focusOn(item: Element | undefined): void {
  if (!(item instanceof HTMLElement)) return;
  item.tabIndex = -1;
  item.focus();
}
