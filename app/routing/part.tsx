// A section of a page: its title on the left, the content on the right.
import type { ReactNode } from "react";

interface Props {
  readonly id: string;
  readonly title: string;
  /** The section is left out if this is empty. */
  readonly items: readonly unknown[];
  readonly children: ReactNode;
}

/** The section; nothing if it is empty. */
export function Part({ id, title, items, children }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className="stack part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}
