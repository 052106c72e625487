// The parts that pages of items share: sections, facts by name, and lists of tiles.
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { modelPath } from "../browser/model-path.ts";
import { type Named, pathOf, TASKS } from "../browser/places.ts";
import { TaskIcon } from "./task-icon.tsx";
import "./pages.css";

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** The section is left out if this is empty. */
  readonly items: readonly unknown[];
  readonly children: ReactNode;
}

/** A section: its title on the left, the content on the right; nothing if it is empty. */
export function Part({ id, title, items, children }: PartProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className="stack part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}

interface FactsProps {
  /** Values by name; those without a value are left out. */
  readonly facts: Readonly<Record<string, ReactNode>>;
  readonly className?: string;
}

export function Facts({ facts, className = "" }: FactsProps): ReactNode {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== "");
  return (
    <dl className={`stack tight fact-list ${className}`}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt className="soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Code({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <code dir="ltr" translate="no">
      {children}
    </code>
  );
}

export interface TileItem {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly note?: string | undefined;
}

export const itemTile = ({ label }: Named, href: string, note?: string): TileItem => ({
  href,
  label,
  note,
});

export const taskTile = ({ id, label }: Named, note?: string): TileItem => ({
  href: pathOf(TASKS, id),
  icon: <TaskIcon task={id} />,
  label,
  note,
});

export const modelTile = (id: string, task: string, note?: string): TileItem => ({
  href: modelPath(id),
  icon: <TaskIcon task={task} />,
  label: id,
  note,
});

/** Tiles; those after the first `most` are folded. */
export function Tiles({
  items,
  most = items.length,
}: {
  readonly items: readonly TileItem[];
  readonly most?: number;
}): ReactNode {
  const more = items.length - most;
  const tilesOf = (some: readonly TileItem[]): ReactNode => (
    <ul className="tiles">
      {some.map(({ href, icon, label, note }) => (
        <li key={`${href} ${note}`} className="box tile">
          {icon}
          <div>
            <Link href={href}>{label}</Link>
            {note && <span className="note"> {note}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {tilesOf(items.slice(0, most))}
      {more > 0 && (
        <details className="folded">
          <summary>{more} more</summary>
          {tilesOf(items.slice(most))}
        </details>
      )}
    </>
  );
}

// Thousands of rows would block the page.
const FIRST = 50;

/** The first of many items, and a button that shows more of them. */
export function useFirst<T>(items: readonly T[]): readonly [readonly T[], ReactNode] {
  const [count, setCount] = useState(FIRST);
  const more = count < items.length && (
    <button type="button" className="button quiet" onClick={() => setCount(count + 500)}>
      Show more ({(items.length - count).toLocaleString("en")})
    </button>
  );
  return [items.slice(0, count), more];
}
