// The initials of a provider or a library, on a color of its own.
import type { ReactNode } from "react";
import "./monogram.css";

// The number of colors in monogram.css.
const COLORS = 12;

interface Props {
  readonly id: string;
  readonly label: string;
}

/** For sighted readers only: the label is next to it. */
export function Monogram({ id, label }: Props): ReactNode {
  return (
    <span className="monogram" data-color={colorOf(id)} aria-hidden="true" translate="no">
      {initialsOf(label)}
    </span>
  );
}

/** The number of a color, always the same for an id. */
export function colorOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return hash % COLORS;
}

/** The first letters of the first two words, or of the only one. */
export function initialsOf(label: string): string {
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = "?", second] = words;
  return (second === undefined ? first.slice(0, 2) : first[0]! + second[0]!).toUpperCase();
}
