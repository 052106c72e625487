// A frame for a wide table, which scrolls horizontally instead of the page; it is focusable while it overflows.
import { type ReactNode, useRef } from "react";
import { useOverflow } from "../ui/use-overflow.ts";
import "./routing.css";

interface Props {
  /** The label of the table. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame. */
export function Scroller({ label, className = "", children }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const reachable = overflows
    ? { tabIndex: 0, role: "region", "aria-label": `${label}, scrollable table` }
    : {};
  return (
    <div className={`scroller ${className}`} ref={frame} {...reachable}>
      {children}
    </div>
  );
}
