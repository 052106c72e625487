// A part of a page to read: what it is on the left, the rest on the right.
import type { ReactNode } from "react";

interface Props {
  readonly id: string;
  readonly title: string;
  /** The part is left out where there are none. */
  readonly items: readonly unknown[];
  readonly children: ReactNode;
}

/** The part; nothing where there is nothing to show. */
export function Part({ id, title, items, children }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}
